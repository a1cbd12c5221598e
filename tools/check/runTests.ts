import { mkdir, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { repository } from '../../demo/stack/places.ts'
import { runTool } from './runCommand.ts'
import type { Outcome } from './runSteps.ts'

/** The result of a run of tests. */
export interface TestReport {
  passed: number
  /** Failed and skipped tests, and errors outside of tests; one line each. */
  failures: string[]
  /** Tests that passed at the second try, one line each. */
  unsteady: string[]
}

interface Reported {
  /** Path of the report, from the repository's root. */
  file: string
  /** @returns null if the text is no report */
  read(text: string): TestReport | null
}

/**
 * Runs a program of tests that writes a report, and names the tests that passed at the second try. They count as passed, so that one slow moment does not
 * hide all other results.
 *
 * @param live also prints its output at once.
 */
export async function runTests(
  { file, read }: Reported,
  tool: string,
  args: readonly string[],
  live = false,
): Promise<Outcome> {
  const path = join(repository, file)
  await mkdir(dirname(path), { recursive: true })
  await rm(path, { force: true })
  const { code, output } = await runTool(tool, args, live)
  const report = read(await readFile(path, 'utf8').catch(() => ''))
  if (!report) return { passed: 0, failed: 1, output }
  const { passed, failures, unsteady } = report
  if (unsteady.length > 0) console.log(`\n  At the second try:\n${unsteady.map((one) => `    ${one}`).join('\n')}`)
  return {
    passed,
    // An error outside every test ends the run with a code, even if no test failed.
    failed: failures.length === 0 && code !== 0 ? 1 : failures.length,
    note: `${passed} tests${unsteady.length > 0 ? `, ${unsteady.length} of them at the second try` : ''}`,
    failures,
    output: live ? '' : output.slice(Math.max(0, output.indexOf('⎯ Failed'))),
  }
}

export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
