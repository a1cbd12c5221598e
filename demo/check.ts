/** `npm run check`: format, lint, import rules, types, unused code, unit tests, build, byte budgets. Seconds, not minutes. */
import { quickSteps, slowSteps } from './quality/checkSteps.ts'
import { runSteps, sum } from './quality/runSteps.ts'

const finished = [...(await runSteps(quickSteps, 2)), ...(await runSteps(slowSteps, 1))]
const { passed, failed } = sum(finished)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
