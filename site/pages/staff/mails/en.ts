import type { MailKind, UndeliveredState } from '../../../../shared/contract/mail.ts'

const kinds: Record<MailKind, string> = {
  receipt: 'Receipt',
  certificate: 'Certificate of donation',
  refund: 'Refund',
  cancellation: 'Cancelled donation',
  new_password: 'Link for a new password',
  password_changed: 'Password changed',
  acknowledgement: 'Acknowledgement',
  to_trust: 'To the trust',
  other: 'Other mail',
}
const states: Record<UndeliveredState, string> = {
  failed: 'Given up after many attempts',
  bounced: 'Refused by the recipient’s mail server',
}

export const en = {
  title: 'Mails that did not arrive',
  lead: 'Check the address before you send a mail again, and reach the person by phone if it is wrong. For the trust’s staff.',
  filter: 'Which mails',
  filters: { all: 'All', failed: 'Given up', bounced: 'Refused' },
  kinds,
  states,
  to: 'To',
  account: 'Account',
  unreachable: 'The address of this account does not work.',
  attempts: 'Attempts',
  written: 'Written',
  ended: 'Last attempt',
  answer: 'Answer',
  again: 'Send again',
  sending: 'One moment, please',
  /** The rest of the button’s name, for screen readers. */
  about: (subject: string, to: string) => `: ${subject}, ${to}`,
  queued: 'Queued again. It leaves within a minute.',
  erased: 'Its text is deleted. The person can request a new one.',
  pages: 'mails',
  emptyTitle: 'No mail has failed',
  empty: 'If a mail cannot be delivered, it appears here with the reason.',
  emptyState: 'No mail is listed here.',
  showAll: 'Show all',
}

export type MailPageTexts = typeof en
