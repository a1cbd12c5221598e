import type { OfflineDonation } from '../../../../shared/contract/staff/offlineDonation.ts'

const modes: Record<OfflineDonation['mode'], string> = {
  cash: 'Cash',
  cheque: 'Cheque',
  transfer: 'Bank transfer',
  upi: 'UPI by hand',
}

export const en = {
  title: 'Offline donation',
  lead: 'For cash, cheques, transfers and UPI payments that did not go through the website. The receipt gets its number when you save.',
  modes,
  donation: 'The donation',
  donor: 'The donor',
  labels: {
    amount: 'Amount in rupees',
    mode: 'How it came',
    reference: 'Number of the cheque, transfer or UPI payment',
    day: 'Day on which it was received',
    project_id: 'Project',
    name: 'Full name',
    email: 'E-mail',
    phone: 'Phone',
    line: 'Address',
    city: 'Town',
    state: 'State',
    pin: 'PIN code',
    pan: 'PAN',
    language: 'Language of the receipt',
  },
  optional: 'if known',
  emailHint: 'The receipt is mailed to it.',
  panHint: 'Only if the donor wants the tax certificate.',
  choose: 'Choose a project',
  save: 'Save and issue the receipt',
  problems: {
    amount: 'Enter whole rupees, for example 2500.',
    too_big: 'This is more than one entry can hold. Check the number.',
    future: 'This day is in the future.',
    'project_id:unknown': 'This project does not exist any more.',
  },
  saved: (receipt: string) => `Saved. The receipt has the number ${receipt}.`,
  open: 'Open the donation',
}

export type OfflineTexts = typeof en
