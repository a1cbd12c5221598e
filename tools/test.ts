/** `npm test`: everything of `npm run check`, tests of programs, then the whole-flow tests in real browsers. The last line counts them all. */
import { allUnitTests, browserTests } from './check/runTests.ts'
import { quickSteps, slowSteps } from './check/checkSteps.ts'
import { endWithNpm } from '../demo/stack/endWithNpm.ts'
import { report, runSteps } from './check/runSteps.ts'

endWithNpm()
report([...(await runSteps(quickSteps, 2)), ...(await runSteps([allUnitTests, ...slowSteps, browserTests], 1))])
