import type { DayState } from '../../../../shared/contract/staff/reconciliation.ts'

const states: Record<DayState, string> = {
  waiting: 'Is compared within a minute',
  incomplete: 'The provider did not answer. It is asked again.',
  open: 'Cases are open',
  closed: 'Everything agrees',
}

export const en = {
  title: 'Compared days',
  lead: 'Each night compares our online donations with the payment provider’s records and payouts.',
  states,
  runAt: (when: string) => `Compared on ${when}`,
  noRun: 'Not compared yet',
  what: 'Records',
  count: 'Number',
  sum: 'Sum',
  ours: 'Our paid donations',
  theirs: 'Payments at the provider',
  lines: 'Lines of payouts',
  fees: 'Fees with tax',
  payout: 'Paid out',
  differences: 'Differences that the last comparison found',
  noDifferences: 'The last comparison found no difference.',
  found: (kind: string, count: number) => `${kind}: ${count}`,
  openCases: (count: number) => (count === 1 ? '1 open case of this day' : `${count} open cases of this day`),
  again: 'Compare this day again',
  asking: 'One moment, please',
  about: (day: string) => `: ${day}`,
  comparing: 'It is being compared',
  wanted: 'The result appears here within a minute.',
  late: 'It takes longer than usual. Load the page again later.',
  compared: (result: string) => `Compared again. ${result}.`,
  notRefreshed: 'These days may be old: the newest did not load.',
  pages: 'days',
  empty: 'No day has been compared yet. The first night does it.',
}

export type ReconciliationTexts = typeof en
