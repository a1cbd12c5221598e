import type { Step } from '../step.ts'
import { runTests } from './runTests.ts'
import { readUnitReport } from './unitReport.ts'

const file = 'test-results/unit.json'

/**
 * A step that runs tests of Vitest. A failed test runs once again, like a browser test, and that is counted.
 *
 * @param chosen what leaves out projects of vitest.config.ts.
 */
const vitestStep = (name: string, ...chosen: string[]): Step => ({
  name,
  run: () =>
    runTests({ file, read: readUnitReport }, 'vitest', [
      'run',
      '--retry=1',
      ...chosen,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ]),
})

/** Unit, contract and component tests. */
export const unitTests: Step = vitestStep('unit and contract tests', '--project=!programs')

/** The same, and the tests that start programs or ask for a PostgreSQL server: they wait while the others work. */
export const allUnitTests: Step = vitestStep('tests without a browser')
