/** What is wrong with a page, as the doctor tells it. The first eleven codes are those of `DonateWidget.diagnose()`. */
export const codes = [
  'script_twice',
  'api_answer',
  'api_unreachable',
  'site_root',
  'project_unknown',
  'csp',
  'partner_unknown',
  'origin_unregistered',
  'code_blocked',
  'offline',
  'misspelt',
  'script_missing',
  'script_elsewhere',
  'script_mixed',
  'version_unknown',
  'script_blocking',
  'integrity_wrong',
  'opener_missing',
  'link_missing',
  'option_unknown',
  'colour_unknown',
  'nonce_missing',
] as const
export type Code = (typeof codes)[number]

/** What a check found. Everything is mended first, in the page as it was read, and the lines are written then: so none brings another fault back. */
export interface Finding {
  code: Code
  about: string
  /** Where it stands. */
  at?: Element
  mend?: () => void
  fix: () => string
}

export interface Problem {
  code: Code
  /** What the sentence is about: an id, an address, a directive. */
  about: string
  /** Line of the pasted text, counted from 1. */
  line?: number | undefined
  /** The line that mends it. */
  fix: string
}
