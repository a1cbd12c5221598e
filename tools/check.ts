/**
 * `npm run check`: format, lint, import rules, types, unused code, unit tests, build, byte budgets. Tests of programs and browsers: `npm test`.
 * `npm run check -- --changed`: format, lint and types of files that differ from the last commit, and the tests that depend on them.
 */
import { changedSteps } from './check/changedSteps.ts'
import { quickSteps, slowSteps } from './check/checkSteps.ts'
import { endWithNpm } from '../demo/stack/endWithNpm.ts'
import { report, runSteps } from './check/runSteps.ts'
import { repeatedTypeStep } from './check/typeStep.ts'
import { unitTests } from './check/testRuns/unitTests.ts'

endWithNpm()
if (process.argv.includes('--changed')) report(await runSteps(await changedSteps(), 2))
else report([...(await runSteps(quickSteps(repeatedTypeStep), 2)), ...(await runSteps([unitTests, ...slowSteps], 1))])
