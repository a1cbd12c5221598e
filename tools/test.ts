/** `npm test`: everything of `npm run check`, tests of programs, then the whole-flow tests in real browsers. The last line counts them all. */
import { programTests, unitTests } from './check/unitTests.ts'
import { browserTests } from './check/browserTests.ts'
import { quickSteps, slowSteps } from './check/checkSteps.ts'
import { endWithNpm } from '../demo/stack/runUntilStopped.ts'
import { report, runSteps } from './check/runSteps.ts'

endWithNpm()
// Unit tests begin with one thread, and programs wait for each other: two rows of steps use what the other one leaves.
const withoutBuild = await runSteps([unitTests, ...quickSteps, programTests], 2)
report([...withoutBuild, ...(await runSteps([...slowSteps, browserTests], 1))])
