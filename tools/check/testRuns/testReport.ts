import type { Outcome } from '../step.ts'

/** The result of a run of tests. */
export interface TestReport {
  passed: number
  /** Failed and skipped tests, and errors outside of tests; one line each. */
  failures: string[]
  /** Tests that passed at the second try, one line each. */
  unsteady: string[]
}

/**
 * Names the tests that passed at the second try. They count as passed, so that one slow moment does not hide all other results.
 *
 * @param code of the run: an error outside every test ends it with a code, even if no test failed.
 */
export function outcomeOf({ passed, failures, unsteady }: TestReport, code: number | null): Outcome {
  if (unsteady.length > 0) console.log(`\n  At the second try:\n${unsteady.map((one) => `    ${one}`).join('\n')}`)
  return {
    passed,
    failed: failures.length === 0 && code !== 0 ? 1 : failures.length,
    note: `${passed} tests${unsteady.length > 0 ? `, ${unsteady.length} of them at the second try` : ''}`,
    failures,
  }
}

export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
