/** English of the frame of the staff desk, and its first page. */
import { dedication } from '../../../shared/texts/en/dedication.ts'
import { groupIndian } from '../../../shared/money.ts'
import type { DeclarationAnswer } from '../../../shared/contract/people/myData.ts'
import type { DonationMode } from '../../../shared/contract/donation/donation.ts'
import type { DonationEvent, DonationState, LedgerAccount } from '../../../shared/contract/donation/donationState.ts'
import type { StaffRole } from '../../../shared/contract/people/account.ts'
import type { OfflineWarning } from '../../../shared/contract/staff/offlineDonation.ts'
import type { StaffEvidence } from '../../../shared/contract/staff/donation.ts'
import type { SpanName } from '../../../shared/contract/staff/overview.ts'

/** The staff desk: its frame, and the parts that its pages share. */
export const desk = {
  desk: 'Staff desk',
  site: 'To the website',
  breadcrumb: 'Where you are',
  /** Its pages, in the navigation and as their titles. */
  pages: {
    overview: 'Overview',
    donations: 'Donations',
    donors: 'Donors',
    offline: 'Offline donation',
    monthly: 'Monthly donations',
    links: 'Payment links',
    deeds: 'What donations do',
    statements: 'Yearly statement',
    refunds: 'Refunds',
    cases: 'Cases',
    reconciliation: 'Compared days',
    payouts: 'Payouts',
    partners: 'Partners',
    mails: 'Mails that did not arrive',
    audit: 'Audit log',
  },
  roles: {
    reader: 'Reader',
    accountant: 'Accountant',
    administrator: 'Administrator',
  } satisfies Record<StaffRole, string>,
  /** Beside a page in the navigation. */
  secondPerson: (count: number) =>
    count === 1 ? ', 1 waits for a second person' : `, ${count} wait for a second person`,
  yourRole: (role: string) => `Your role: ${role}`,
  keys: 'Keys: / to search, ↑ and ↓ for rows, Enter to open, Esc to go back',
  notForYouTitle: 'This page is not for your account',
  notForYou: 'You are signed in, but there is nothing here for you. Your own donations are under “My donations”.',
  toDonations: 'My donations',
  toHome: 'Home page',
  moreRightsTitle: 'Your role does not include this page',
  moreRights: (role: string) =>
    `It needs the role “${role}”. An administrator of the trust’s server can give it to you.`,
  noPageTitle: 'The desk has no such page',
  noPage: 'Choose one from the list.',
  table: {
    sortBy: (title: string) => `Sort by ${title}`,
    more: 'Load more',
    loadingMore: 'Loading more',
    nothing: 'Nothing found',
    nothingWith: 'Nothing matches these filters.',
    showAll: 'Remove the filters',
  },
  filter: {
    label: 'Filters',
    apply: 'Show',
    clear: 'Remove the filters',
    more: 'More filters',
    any: 'All',
    from: 'From day',
    to: 'To day',
  },
  csv: 'Download CSV',
  /** On a pressed button. */
  wait: 'One moment, please',
}

export const donations = {
  states: {
    created: 'Prepared',
    handed_over: 'At the payment page',
    pending: 'Being confirmed',
    paid: 'Paid',
    failed: 'Not paid',
    cancelled: 'Cancelled by the donor',
    expired: 'Expired',
    part_refunded: 'Refunded in part',
    refunded: 'Refunded',
    disputed: 'Disputed',
    dispute_won: 'Dispute won',
    dispute_lost: 'Dispute lost',
    voided: 'Cancelled by the trust',
  } satisfies Record<DonationState, string>,
  modes: {
    provider: 'Online',
    cash: 'Cash',
    cheque: 'Cheque',
    transfer: 'Bank transfer',
    upi: 'UPI by hand',
  } satisfies Record<DonationMode, string>,
  events: {
    prepared: 'Prepared',
    handed_over: 'Handed over to the payment page',
    withdrawn: 'Withdrawn for another one',
    awaiting: 'Payment known, not decided',
    paid: 'Paid',
    failed: 'Not paid',
    cancelled: 'Cancelled by the donor',
    expired: 'Expired',
    refund_requested: 'Refund requested',
    refunded: 'Refunded',
    refund_failed: 'Refund failed',
    disputed: 'Disputed by the donor’s bank',
    dispute_won: 'Dispute won',
    dispute_lost: 'Dispute lost',
    settled: 'Paid out by the provider',
    unmatched: 'Payment that does not agree',
    taken_offline: 'Received by hand',
    cleared: 'Cheque paid by the bank',
    corrected: 'Corrected',
    voided: 'Cancelled by the trust',
  } satisfies Record<DonationEvent, string>,
  accounts: {
    donations: 'Donations',
    clearing: 'With the provider',
    suspense: 'To be checked',
    bank: 'Bank',
    foreign_bank: 'Bank account for foreign contributions',
    cheques: 'Cheques in hand',
    cash: 'Cash',
    fees: 'Fees',
    gst: 'GST on fees',
    refunds: 'Refunds',
    disputes: 'Disputed',
  } satisfies Record<LedgerAccount, string>,
  sources: {
    return: 'Return of the donor',
    webhook: 'Message of the provider',
    query: 'Answer to our question',
  } satisfies Record<StaffEvidence['source'], string>,
  filters: {
    search: 'Transaction id, receipt number, name or e-mail',
    state: 'State',
    project: 'Project',
    mode: 'How it came',
    partner: 'Partner (id)',
    least: 'From ₹',
    most: 'To ₹',
  },
  columns: {
    at: 'Day',
    donor: 'Donor',
    project: 'For',
    amount: 'Amount',
    state: 'State',
    mode: 'How it came',
    receipt: 'Receipt',
  },
  nobody: 'No name recorded',
  totals: (count: number, grouped: string, net: string) =>
    `${grouped} ${count === 1 ? 'donation' : 'donations'}, ${net} net`,
  others: (count: number) => (count === 0 ? '' : ` (and ${groupIndian(count)} in the list not paid, or given back)`),
  empty: 'The first donation will appear here.',
  one: 'Donation',
  back: 'Back to the list',
  missingTitle: 'There is no such donation',
  missing: 'Check the transaction id.',
  occasions: dedication.occasions,
  facts: {
    amount: 'Amount',
    net: 'Counts',
    refunded: 'Refunded',
    lost: 'Lost in a dispute',
    settled: 'The trust has the money',
    state: 'State',
    mode: 'How it came',
    given: 'Given',
    prepared: 'Prepared',
    purpose: 'Purpose',
    project: 'Project',
    partner: 'Partner',
    inName: 'In the name of',
    occasion: 'What for',
    card: 'Card by mail',
    linkOf: 'By the payment link for',
    providerId: 'Provider’s id',
    number: 'Number of the cheque or payment',
    reason: 'Reason',
    pan: 'PAN',
    declared: 'Citizenship',
    email: 'E-mail',
    account: 'Account',
    offlineDonor: 'Donor without an account',
  },
  /** What was unusual at the entry of an offline donation. Beside it: why staff went on. */
  putAway: {
    known_reference: 'Number known at entry',
    cash_day: 'Cash of one day at entry',
    split_cash: 'Split cash at entry',
    pan_name: 'PAN with another name at entry',
    same_hundi: 'Hundi of the same day and sum at entry',
  } satisfies Record<OfflineWarning, string>,
  /** The donations at the desk. */
  declared: {
    citizen: 'Indian citizen',
    organisation: 'Indian organisation',
    neither: 'Neither: a foreign contribution',
  } satisfies Record<DeclarationAnswer, string>,
  yes: 'Yes',
  no: 'Not yet',
  donor: 'Donor',
  ledger: 'Ledger',
  ledgerEmpty: 'Nothing is recorded.',
  reference: (text: string) => `Reference ${text}`,
  by: (name: string) => `by ${name}`,
  evidenceNumber: (id: number) => `Evidence ${id}`,
  evidence: 'Evidence',
  evidenceEmpty: 'The provider has said nothing about it.',
  verified: 'Signature verified',
  unverified: 'Not believed',
  unsigned: 'not signed',
  seen: (times: number) => (times === 1 ? 'arrived once' : `arrived ${times} times`),
  refunds: 'Refunds',
  askRefund: (most: string) => `Ask for a refund of up to ${most}`,
  cases: 'Cases',
  caseOpen: 'Open',
  caseClosed: 'Closed',
  receipts: 'Receipts',
  openReceipt: 'Versions, PDFs and corrections',
  receiptsEmpty: 'No receipt: the donation is not paid.',
  receiptCancelled: 'The receipt is cancelled. It is no proof of a donation any more.',
  original: 'Original',
  correction: 'Correction',
  version: (number: number) => `Version ${number}`,
  mailed: (time: string) => `Mailed ${time}`,
  mailWaits: 'The mail with the receipt waits.',
  log: 'What staff did',
  actors: {
    donor: 'the donor',
    provider: 'the provider',
    user: 'staff',
    system: 'the system',
    command: 'the command line',
  },
}

/** The first page. */
export const overview = {
  waits: 'What waits',
  nothingWaits: 'Nothing waits.',
  waiting: {
    refunds: (count: number) =>
      count === 1 ? '1 refund waits for a second person' : `${count} refunds wait for a second person`,
    matches: (count: number) =>
      count === 1
        ? '1 payment is matched, and a second person must agree'
        : `${count} payments are matched, and a second person must agree`,
    cases: (count: number, urgent: number) =>
      (count === 1 ? '1 open case' : `${groupIndian(count)} open cases`) + (urgent > 0 ? `, ${urgent} urgent` : ''),
    suspense: (count: number, sum: string) =>
      count === 1 ? `${sum} in suspense, from 1 payment` : `${sum} in suspense, from ${count} payments`,
    days: (count: number) =>
      count === 1
        ? '1 day is not compared: the provider did not answer'
        : `${count} days are not compared: the provider did not answer`,
    mails: (count: number) =>
      count === 1
        ? '1 mail of the last seven days did not arrive'
        : `${count} mails of the last seven days did not arrive`,
    monthly: (due: number, failed: number) =>
      `Monthly donations: ${due === 1 ? '1 debit is' : `${due} debits are`} due in seven days, ${failed} failed in the last seven`,
  },
  expires: 'What expires',
  ends: (day: string, days: number) =>
    `ends on ${day}, ${days === 0 ? 'today' : days === 1 ? 'in 1 day' : `in ${days} days`}`,
  ended: (day: string) => `ended on ${day}`,
  renew: 'Administrators get a mail 90, 30 and 7 days before. It ends when the content has the renewed registration.',
  spans: { day: 'Today', month: 'This month', year: 'This financial year' } satisfies Record<SpanName, string>,
  days: (from: string, to: string) => `${from} to ${to}`,
  count: (count: number, grouped: string) => `${grouped} ${count === 1 ? 'donation' : 'donations'}`,
  none: 'No donation yet',
  way: 'Way',
  project: 'Project',
  number: 'Number',
  sum: 'Sum',
  attention: {
    title: 'This needs somebody',
    late: (count: number, since: string) =>
      count === 1 ? `One mail is not sent, since ${since}.` : `${count} mails are not sent, the oldest since ${since}.`,
    reason: (text: string) => `The mail server says: “${text}”.`,
    lateAdvice: 'They are tried again by themselves. If this stays, ask the person who runs the trust’s server.',
    failing: (failed: number, all: number) => `${failed} of the ${all} online payments of the last 24 hours failed.`,
    usual: (percent: number) => `Usually ${percent} in a hundred fail.`,
    failingAdvice: 'Look at their reasons in the list of donations, and ask the payment provider.',
    unsettled: (count: number) =>
      count === 1
        ? 'One payment waits for more than an hour for the provider’s answer. The donor may have paid.'
        : `${count} payments wait for more than an hour for the provider’s answer. Their donors may have paid.`,
    cheques: (count: number, since: string) =>
      count === 1
        ? `A cheque is in hand since ${since}. Has the bank paid it?`
        : `${count} cheques are in hand for more than 30 days, the oldest since ${since}. Has the bank paid them?`,
    oldestCheque: (count: number): string => (count === 1 ? 'Open its donation' : 'Open the oldest one'),
  },
}
