/** What can be wrong with a page that embeds the widget. The sentences are beside it, in a catalogue for each language. */
interface Facts {
  /** `error`: donors may be unable to donate. `warning`: they can, but not as the page's owner meant it. */
  severity: 'error' | 'warning'
  /** Who can see it: the embed doctor in pasted text, the widget (`DonateWidget.diagnose()`) in the page itself, or both. */
  seenBy: 'both' | 'doctor' | 'widget'
}

/** In the order of docs/embedding/troubleshooting.md. */
export const findings = {
  script_twice: { severity: 'warning', seenBy: 'both' },
  script_mixed: { severity: 'warning', seenBy: 'both' },
  script_trusts: { severity: 'warning', seenBy: 'both' },
  script_elsewhere: { severity: 'error', seenBy: 'both' },
  script_merged: { severity: 'error', seenBy: 'widget' },
  element_open: { severity: 'error', seenBy: 'both' },
  misspelt: { severity: 'error', seenBy: 'both' },
  option_unknown: { severity: 'warning', seenBy: 'both' },
  colour_unknown: { severity: 'warning', seenBy: 'both' },
  site_root: { severity: 'error', seenBy: 'both' },
  api_answer: { severity: 'error', seenBy: 'both' },
  api_unreachable: { severity: 'error', seenBy: 'widget' },
  csp: { severity: 'error', seenBy: 'both' },
  dialog_hidden: { severity: 'warning', seenBy: 'widget' },
  fetch_changed: { severity: 'error', seenBy: 'widget' },
  builtin_missing: { severity: 'error', seenBy: 'widget' },
  code_blocked: { severity: 'error', seenBy: 'widget' },
  offline: { severity: 'error', seenBy: 'widget' },
  project_unknown: { severity: 'warning', seenBy: 'both' },
  partner_unknown: { severity: 'warning', seenBy: 'both' },
  origin_unregistered: { severity: 'warning', seenBy: 'both' },
  script_missing: { severity: 'error', seenBy: 'doctor' },
  version_unknown: { severity: 'error', seenBy: 'doctor' },
  script_blocking: { severity: 'warning', seenBy: 'doctor' },
  integrity_wrong: { severity: 'error', seenBy: 'doctor' },
  nonce_missing: { severity: 'error', seenBy: 'doctor' },
  root_closed: { severity: 'error', seenBy: 'doctor' },
  opener_missing: { severity: 'error', seenBy: 'doctor' },
  link_missing: { severity: 'warning', seenBy: 'doctor' },
} as const satisfies Record<string, Facts>

export type FindingCode = keyof typeof findings
export type Severity = Facts['severity']
type SeenBy<Who> = { [Code in FindingCode]: (typeof findings)[Code]['seenBy'] extends Who ? Code : never }[FindingCode]
/** What each of the two may report. */
export type WidgetCode = SeenBy<'both' | 'widget'>
export type DoctorCode = SeenBy<'both' | 'doctor'>

export interface FindingTexts {
  /** Headings. */
  names: Readonly<Record<FindingCode, string>>
  /** About an id, an address, a directive; `more` is known only to some who ask. */
  sentences: Readonly<Record<FindingCode, (about: string, more?: string) => string>>
}
