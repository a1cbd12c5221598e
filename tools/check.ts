/**
 * `npm run check`: format, lint with types, import rules, unused code, unit tests, build, byte budgets. Tests of programs and browsers: `npm test`.
 * `npm run check -- --changed`: format and lint of files that differ from the last commit, and the types and tests that depend on them.
 */
import { changedSteps } from './check/changedSteps.ts'
import { quickSteps, slowSteps } from './check/checkSteps.ts'
import { endWithNpm } from '../demo/stack/endWithNpm.ts'
import { report, runSteps } from './check/runSteps.ts'
import { unitTests } from './check/testRuns/unitTests.ts'

endWithNpm()
if (process.argv.includes('--changed')) report(await runSteps(await changedSteps(), 2))
else report([...(await runSteps(quickSteps, 2)), ...(await runSteps([unitTests, ...slowSteps], 1))])
