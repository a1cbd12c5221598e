import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { repository } from '../../../demo/stack/places.ts'
import { runTool } from '../runCommand.ts'
import type { Outcome, Step } from '../step.ts'
import { outcomeOf } from './testReport.ts'
import { readUnitReport } from './unitReport.ts'

const REPORT = 'test-results/unit.json'

/**
 * A step that runs tests of Vitest. A failed test runs once again, like a browser test, and that is counted.
 * @param projects of vitest.config.ts, or `!` and the one to leave out
 */
const vitestStep = (name: string, projects: readonly string[]): Step => ({
  name,
  async run(): Promise<Outcome> {
    const file = join(repository, REPORT)
    await mkdir(join(repository, 'test-results'), { recursive: true })
    await rm(file, { force: true })
    const { code, output } = await runTool('vitest', [
      'run',
      '--retry=1',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${REPORT}`,
    ])
    const report = readUnitReport(await readFile(file, 'utf8').catch(() => ''))
    if (!report) return { passed: 0, failed: 1, output }
    return { ...outcomeOf(report, code), output: output.slice(Math.max(0, output.indexOf('⎯ Failed'))) }
  },
})

/** Unit, contract and component tests. */
export const unitTests: Step = vitestStep('unit and contract tests', ['!programs'])

/** The same, and the tests that start programs or ask for a PostgreSQL server: they wait while the others work. */
export const allUnitTests: Step = vitestStep('tests without a browser', [])
