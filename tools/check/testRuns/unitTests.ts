import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { repository } from '../../../demo/stack/places.ts'
import { runTool } from '../runCommand.ts'
import type { Outcome, Step } from '../step.ts'
import { outcomeOf } from './testReport.ts'
import { readUnitReport } from './unitReport.ts'

const REPORT = 'test-results/unit.json'

/** Unit, contract and component tests. A failed test runs once again, like a browser test, and that is counted. */
export const unitTests: Step = {
  name: 'unit and contract tests',
  async run(): Promise<Outcome> {
    const file = join(repository, REPORT)
    await mkdir(join(repository, 'test-results'), { recursive: true })
    await rm(file, { force: true })
    const { code, output } = await runTool('vitest', [
      'run',
      '--retry=1',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${REPORT}`,
    ])
    const report = readUnitReport(await readFile(file, 'utf8').catch(() => ''))
    if (!report) return { passed: 0, failed: 1, output }
    return { ...outcomeOf(report, code), output: output.slice(Math.max(0, output.indexOf('⎯ Failed'))) }
  },
}
