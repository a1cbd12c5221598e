import type { Result } from '../check.ts'
import { junitReport } from './junit.ts'
import { textReport } from './text.ts'

/** How the results can be printed. */
export const reports = {
  text: textReport,
  json: (results: readonly Result[], apiRoot: string) =>
    JSON.stringify(
      { api_root: apiRoot, passed: results.every(({ outcome }) => outcome !== 'failed'), checks: results },
      null,
      2,
    ),
  junit: junitReport,
} satisfies Record<string, (results: readonly Result[], apiRoot: string) => string>

export type Format = keyof typeof reports
