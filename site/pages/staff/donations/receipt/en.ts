import type { CorrectionReason } from '../../../../../shared/contract/donation/receipt.ts'

const reasons: Record<CorrectionReason, string> = {
  name: 'The name',
  address: 'The address',
  language: 'The language',
  pan: 'The PAN',
  trust: 'The trust’s details',
  several: 'Several details',
}

export const en = {
  title: (number: string) => `Receipt ${number}`,
  receipt: 'Receipt',
  back: 'Back to the donation',
  missingTitle: 'This donation has no receipt',
  missing: 'A receipt is issued when the donation is paid.',
  versions: 'Versions',
  lead: 'A correction is a new version with the same number. Earlier versions stay as they are.',
  version: (number: number) => `Version ${number}`,
  newest: 'Counts now',
  original: 'Original',
  corrected: (reason: string) => `Corrected: ${reason}`,
  reasons,
  facts: {
    issued: 'Issued',
    name: 'Name',
    address: 'Address',
    pan: 'PAN',
    language: 'Language',
    note: 'Why',
  },
  changed: 'changed',
  none: 'None',
  gone: 'The trust does not keep the donor’s details any more, so this receipt cannot be corrected.',
  pdf: 'Download PDF',
  ofVersion: (number: number) => `: version ${number}`,
  correct: 'Correct the receipt',
  correctLead: 'The donor gets the new version by mail.',
  labels: {
    name: 'Full name',
    'address.line': 'Address',
    'address.city': 'Town',
    'address.state': 'State',
    'address.pin': 'PIN code',
    language: 'Language of the receipt',
    pan: 'New PAN',
    note: 'Why is it corrected?',
  },
  optional: 'if known',
  panKept: (masked: string) => `Leave it empty to keep ${masked}.`,
  noPan: 'Leave it empty if the donor wants no tax certificate.',
  noteHint: 'Only staff see this sentence.',
  problems: { 'note:required': 'Write 3 letters or more.', 'address.pin:pin': 'A PIN code has six digits.' },
  save: 'Issue the new version',
  saved: (version: number) => `Version ${version} is issued.`,
}

export type ReceiptTexts = typeof en
