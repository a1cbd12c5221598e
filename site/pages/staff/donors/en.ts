import type { DonorKind, DuplicateReason, MergeProblem } from '../../../../shared/contract/staff/donors.ts'

const kinds: Record<DonorKind, string> = { account: 'Account', donor: 'Without an account' }
const reasons: Record<DuplicateReason, string> = {
  pan: 'same PAN',
  email: 'same e-mail',
  phone: 'same phone',
  name_pin: 'same name and PIN code',
}
const problems: Record<MergeProblem, string> = {
  same: 'This is the same donor.',
  account: 'An account cannot become a part of another donor.',
  merged: 'One of the two is merged already.',
  pan_differs: 'They have different PANs, so they are two people.',
  unproven:
    'The owner of this account has not confirmed the e-mail address. Anybody could have made the account. Ask the donor to confirm it in their profile.',
}

export const en = {
  title: 'Donors',
  lead: 'Accounts, and people who gave without one.',
  search: 'Name, e-mail or phone',
  empty: 'The first donor will appear here.',
  kinds,
  reasons,
  problems,
  columns: {
    name: 'Name',
    kind: 'Kind',
    contact: 'Contact',
    place: 'Town',
    year: (year: string) => `In ${year}`,
    total: 'In all',
    donations: 'Donations',
  },
  back: 'Back to the list',
  missingTitle: 'There is no such donor',
  missing: 'The account may be deleted.',
  facts: { kind: 'Kind', email: 'E-mail', phone: 'Phone', place: 'Town', pan: 'PAN' },
  years: 'What counts in each financial year',
  noYears: 'No donation counts yet.',
  given: 'Donations',
  newest: 'The newest 100 are shown.',
  noDonations: 'There are no donations.',
  isMerged: 'This donor is merged into another one.',
  openOther: 'Open the other one',
  merged: 'Merged into this donor',
  separate: 'Separate again',
  separateOne: (name: string) => `Separate ${name} again`,
  duplicates: 'Duplicates',
  duplicatesLead:
    'Donors without an account who may be somebody else on the list. Decide yourself whether they are one person.',
  duplicatesEmpty: 'No two donors look like one person.',
  into: 'into',
  because: (list: string) => `Because: ${list}`,
  merge: 'Merge',
  mergePair: (from: string, into: string) => `Merge ${from} into ${into}`,
  mergeTitle: 'Merge these two donors?',
  mergeWords:
    'Donations of the first are shown and summed with the second. No donation, ledger entry or receipt changes. You can undo it on the page of the second.',
  visible: (email: string, count: number) =>
    `The person who signs in as ${email} will see name, address and ${count === 1 ? 'the donation' : `all ${count} donations`} of the first, with receipts.`,
  checked:
    'Nothing proves that they are one person. I asked the donor, by the phone number or address in our own records.',
  proven: 'confirmed',
  notProven: 'not confirmed',
  left: (day: string) =>
    `This donor was merged into an account that is deleted now. The donor is deleted on ${day}. If the merge was a mistake, keep the donor.`,
  keep: 'Keep this donor',
  first: 'First',
  second: 'Second, who stays',
  count: (count: number, sum: string) => `${count} ${count === 1 ? 'donation' : 'donations'}, ${sum} counts`,
  cancel: 'Leave as they are',
  confirm: 'Merge now',
}

export type DonorTexts = typeof en
