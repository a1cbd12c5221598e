import type { DonorKind } from '../../../../shared/contract/staff/donors.ts'
import type { OfflineDonation } from '../../../../shared/contract/staff/offlineDonation.ts'
import type { DonorSearch } from './useDonorSearch.ts'

const modes: Record<OfflineDonation['mode'], string> = {
  cash: 'Cash',
  cheque: 'Cheque',
  transfer: 'Bank transfer',
  upi: 'UPI by hand',
}

const kinds: Record<DonorKind, string> = { account: 'Account', donor: 'Without an account' }
const searches: Record<DonorSearch['state'], string | null> = {
  short: 'Type at least two letters.',
  searching: 'Searching …',
  failed: 'The search failed. Type again.',
  none: 'Nobody found. Enter a new donor below.',
  found: null,
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
    purpose_id: 'Purpose',
    note: 'Note in the ledger',
    donor: 'Known donor',
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
  mayBeEmpty: 'may stay empty',
  emailHint: 'The receipt is mailed to it.',
  panHint: 'Only if the donor wants the tax certificate.',
  choose: 'Choose a project',
  noPurpose: 'No particular purpose',
  openFrom: (day: string) => `The ledger is open from ${day}.`,
  noteHint: 'Nobody can change it later. Write no name, e-mail address, phone number or PAN.',
  donorHint: 'Find somebody by name, e-mail or phone. Leave it empty for a new donor.',
  kinds,
  searches,
  nobody: 'Choose nobody',
  chosen: (name: string) => `The donation is from ${name}.`,
  mailedTo: (address: string) => `The receipt is mailed to ${address}.`,
  notMailed: 'There is no e-mail address, so the receipt is not mailed.',
  closed: (day: string) => `The years before ${day} are closed. Enter a later day.`,
  save: 'Save and issue the receipt',
  problems: {
    amount: 'Enter whole rupees, for example 2500.',
    too_big: 'This is more than one entry can hold. Check the number.',
    future: 'This day is in the future.',
    personal:
      'This looks like an e-mail address, a phone number or a PAN. A note stays when the donor’s data is deleted.',
    'note:too_long': 'Use at most 200 characters.',
    pan: 'Enter the PAN like this: ABCPD1234E.',
    pan_kind: 'Check the fourth letter of the PAN. It shows what kind of person it belongs to.',
    pan_own: 'This is the trust’s own PAN. Enter the donor’s, or leave it empty.',
    'purpose_id:unknown': 'The project does not have this purpose any more. Choose another one.',
    'donor:unknown': 'This donor does not exist any more. Find the person again.',
    'project_id:unknown': 'This project does not exist any more.',
  },
  saved: (receipt: string) => `Saved. The receipt has the number ${receipt}.`,
  open: 'Open the donation',
}

export type OfflineTexts = typeof en
