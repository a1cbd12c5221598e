import type { CancelReason } from '../../../../../shared/contract/staff/cancelOffline.ts'

const reasons: Record<CancelReason, string> = {
  not_arrived: 'The money has not arrived, e.g. the cheque bounced',
  twice: 'The donation was entered twice',
  other: 'Another mistake',
}

export const en = {
  title: 'Cancel the donation',
  lead: 'If the money never arrived, or the donation was entered twice. The ledger gets an entry that reverses it. The receipt keeps its number and is marked as cancelled. This cannot be undone.',
  open: 'Cancel this donation',
  keep: 'Keep the donation',
  reason: 'Reason',
  choose: 'Choose a reason',
  reasons,
  note: 'What happened?',
  mailed: 'The donor gets a mail with the reason, if there is an e-mail address.',
  problems: { 'reason:required': 'Choose a reason.', 'note:required': 'Write 3 letters or more.' },
  save: 'Cancel the donation and its receipt',
  saved: {
    mailed: 'The donation is cancelled. The donor gets a mail.',
    silent: 'The donation is cancelled. There is no e-mail address, so please tell the donor.',
  },
}

export type CancelTexts = typeof en
