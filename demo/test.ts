/** `npm test`: everything of `npm run check`, then the whole-flow tests in a browser. The last line counts them all. */
import { browserTests } from './quality/browserTests.ts'
import { quickSteps, slowSteps } from './quality/checkSteps.ts'
import { runSteps, sum } from './quality/runSteps.ts'

const finished = [...(await runSteps(quickSteps, 2)), ...(await runSteps([...slowSteps, browserTests], 1))]
const { passed, failed } = sum(finished)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
