import type { Meta, StoryObj } from '@storybook/html-vite'
import desk from '../data/desk.json' with { type: 'json' }
import { page, type SiteScene } from './drawSite.tsx'

type Story = StoryObj<SiteScene>

/** The first half of the desk's navigation: donations and donors. */
export default {
  title: 'Site/Staff desk',
  render: (scene, context) => page({ signedIn: 'staff', ...scene }, context),
} satisfies Meta<SiteScene>

const paged = { page: 1, per_page: 50, total: 0 }
const txn = 'PGCTE5TJUYX96ZA2BRCSWSPD'
const failed = 'main [role=alert]'
/** A cheque that staff entered. */
const cheque = {
  'staff/donation': {
    data: { ...desk['staff/donation'], mode: 'cheque', refunds: [], refundable: 0, provider_id: '004217' },
  },
}
const [pair] = desk['staff/donor-duplicates'].rows
const mergePreview = { 'staff/merge-preview': { data: { ...pair, problem: null, needs_check: true, version: '1' } } }
const cancelled = { 'staff/cancel-offline': { data: { mailed: true, asked: false } } }
// Both sections load on demand. Each selector waits for both, so it presses the right one.
const hasStatus = ':has(> div > p[role=status])'
const openCorrecting = { press: `main section${hasStatus}:has(+ section > div > p[role=status]) button` }
const openCancelling = { press: `main section${hasStatus} + section${hasStatus} button` }

const overview = '/staff/overview'
export const Overview: Story = { args: { path: overview, until: 'main table' } }
export const OverviewThatNeedsSomebody: Story = {
  args: {
    path: overview,
    answers: {
      'staff/attention': {
        data: {
          mails: { late: 14, since: '2026-11-26T04:10:00.000Z', reason: '4.7.1 Too many connections' },
          payments: { paid: 3, failed: 11, usual_percent: 8, unusual: true, unsettled: 2 },
          cheques: { count: 3, oldest: { txn_id: 'OFF20261012AB', day: '2026-10-12' } },
        },
      },
    },
    until: 'main section p strong',
  },
}
const stopping = {
  ...desk['staff/mandate'],
  state: 'ending',
  next: null,
  ended_by: 'staff',
  stop: {
    way: 'phone',
    day: '2026-11-20',
    note: { en: 'Called from the number that we know', hi: 'हमारे पास दर्ज नंबर से फ़ोन आया' },
    by: 'Kamala Bisht',
  },
}
const noSums = { count: 0, net_paise: 0, modes: [], projects: [] }
const nothingWaits = {
  refunds: 0,
  matches: 0,
  cases: 0,
  urgent: 0,
  suspense: { count: 0, paise: 0 },
  days: 0,
  mails: 0,
  monthly: { due: 0, failed: 0 },
}
export const OverviewOfANewTrust: Story = {
  args: {
    path: overview,
    answers: {
      'staff/overview': {
        data: {
          spans: desk['staff/overview'].spans.map((span) => ({ ...span, ...noSums })),
          registrations: [],
        },
      },
      'staff/waiting': { data: nothingWaits },
    },
    until: 'main section + section',
  },
}
export const OverviewLoading: Story = {
  args: { path: overview, answers: { 'staff/overview': 'waits', 'staff/waiting': 'waits' }, until: 'main h2' },
}
export const OverviewFailed: Story = {
  args: { path: overview, answers: { 'staff/overview': { status: 500 } }, until: failed },
}
export const Donations: Story = { args: { path: '/staff/donations', until: 'main [role=cell] a' } }
export const DonationsLoading: Story = {
  args: { path: '/staff/donations', answers: { 'staff/donations': 'waits' }, until: 'main h1' },
}
export const DonationsNone: Story = {
  args: {
    path: '/staff/donations#search=nobody',
    answers: { 'staff/donations': { data: { rows: [], next: null, totals: { count: 0, net: 0, others: 0 } } } },
    until: 'main h1',
  },
}
export const DonationsFailed: Story = {
  args: { path: '/staff/donations', answers: { 'staff/donations': { status: 500 } }, until: failed },
}
export const Donation: Story = { args: { path: `/staff/donations/${txn}`, until: 'main [name=name]' } }
export const DonationMissing: Story = {
  args: {
    path: '/staff/donations/KSN20260101ZZ',
    answers: { 'staff/donation': { status: 404 } },
    until: 'main h1',
  },
}
export const OfflineChequeInHand: Story = {
  args: {
    path: `/staff/donations/${txn}`,
    answers: {
      'staff/donation': {
        data: {
          ...cheque['staff/donation'].data,
          declared: 'citizen',
          balance: { ...desk['staff/donation'].balance, settled: false },
        },
      },
    },
    until: '[name=day]',
  },
}
const transfer = { ...desk['staff/donation'], mode: 'transfer', refunds: [], refundable: 0, returnable: 1610 }
const returning = { path: `/staff/donations/${txn}`, answers: { 'staff/donation': { data: transfer } } }
export const OfflineMoneyReturned: Story = { args: { ...returning, until: '[name=reference]' } }
export const OfflineMoneyReturnedWithFaults: Story = {
  args: {
    ...returning,
    steps: [{ press: 'form:has([name=reference]) button[type=submit]' }],
    until: '[aria-invalid=true]',
  },
}
const putAway = {
  warning: 'known_reference',
  reason: { en: 'One transfer of both sisters', hi: 'दोनों बहनों ने एक साथ भेजा' },
  actor: 'Kamala Bisht',
  donations: [{ txn_id: 'OFF1', receipt: 'KSN/2026-27/000412' }],
  sum: null,
}
export const OfflineWithPutAwayWarning: Story = {
  args: {
    path: `/staff/donations/${txn}`,
    answers: { 'staff/donation': { data: { ...transfer, put_away: [putAway] } } },
    until: 'main table',
  },
}
export const OfflineDonationCorrected: Story = {
  args: {
    path: `/staff/donations/${txn}`,
    answers: cheque,
    steps: [openCorrecting],
    until: '[name=amount]',
  },
}
export const OfflineDonationCancelling: Story = {
  args: {
    path: `/staff/donations/${txn}`,
    answers: cheque,
    steps: [openCancelling, { press: 'main form:has([name=reason]) button[type=submit]' }],
    until: '[aria-invalid=true]',
  },
}
export const OfflineDonationCancelled: Story = {
  args: {
    path: `/staff/donations/${txn}`,
    answers: { ...cheque, ...cancelled },
    steps: [
      openCancelling,
      { type: '[name=reason]', text: 'twice' },
      { type: '[name=note]', text: 'The cheque was entered twice' },
      { press: 'main form:has([name=reason]) button[type=submit]' },
    ],
    until: 'main section:last-of-type [role=status]:not(:empty)',
  },
}
export const Receipt: Story = { args: { path: `/staff/donations/${txn}/receipt`, until: 'main [name=note]' } }
export const Donors: Story = { args: { path: '/staff/donors', until: 'main [role=cell] a' } }
export const Donor: Story = { args: { path: '/staff/donors/account-1', until: 'main a[href="/staff/monthly/41"]' } }
export const DonorDuplicates: Story = { args: { path: '/staff/donors/duplicates', until: 'main li button' } }
export const DonorsMerging: Story = {
  args: {
    path: '/staff/donors/duplicates',
    answers: mergePreview,
    steps: [{ press: 'main li button' }],
    until: '[role=alertdialog] h3',
  },
}
export const Offline: Story = { args: { path: '/staff/offline', until: 'main [name=amount]' } }
export const OfflineWithFaults: Story = {
  args: { path: '/staff/offline', steps: [{ press: 'main button[type=submit]' }], until: '[aria-invalid=true]' },
}
const other = { txn_id: 'OFF1', receipt: 'KSN/2026-27/000412' }
const law = {
  en: 'The law (section 186 of the Income-tax Act, 2025, formerly section 269ST) allows nobody to take ₹2,00,000 or more in cash from one person in one day.',
  hi: 'क़ानून (आयकर अधिनियम, 2025 की धारा 186, पहले धारा 269ST) के अनुसार कोई भी एक दिन में एक व्यक्ति से ₹2,00,000 या उससे अधिक नक़द नहीं ले सकता।',
}
const warnings = [
  { code: 'known_reference', donations: [other], sum: null, law: null, names: [] },
  {
    code: 'cash_day',
    donations: [other, { txn_id: 'OFF2', receipt: 'KSN/2026-27/000415' }],
    sum: 250000,
    law,
    names: [],
  },
  { code: 'pan_name', donations: [], sum: null, law: null, names: ['Kamala Devi Bisht'] },
]
const warned = (found: typeof warnings) => ({
  status: 409,
  code: 'warned',
  fields: Object.fromEntries(found.map(({ code }) => [`put_away.${code}`, 'warned'])),
})
export const OfflineWithWarnings: Story = {
  args: {
    path: '/staff/offline',
    answers: { 'staff/offline-donation': warned(warnings), 'staff/offline-warnings': { data: { warnings } } },
    steps: [
      { type: '[name=amount]', text: '100000' },
      { type: '[name=day]', text: '2026-11-20' },
      { type: '[name=project_id]', text: '1' },
      { type: '[name=name]', text: 'Kamla Bisht' },
      { type: '[name=declared]', text: 'citizen' },
      { press: 'main button[type=submit]' },
    ],
    until: '[name="put_away.pan_name"]',
  },
}
/** A correction may be as unusual as an entry. */
const ofMoney = warnings.filter(({ code }) => code !== 'pan_name')
export const OfflineCorrectionWithWarnings: Story = {
  args: {
    path: `/staff/donations/${txn}`,
    answers: {
      ...cheque,
      'staff/correct-offline': warned(ofMoney),
      'staff/offline-warnings': { data: { warnings: ofMoney } },
    },
    steps: [
      openCorrecting,
      { type: '[name=amount]', text: '100000' },
      { type: 'form:has([name=amount]) [name=note]', text: 'The cheque was read wrongly' },
      { press: 'form:has([name=amount]) button[type=submit]' },
    ],
    until: '[name="put_away.cash_day"]',
  },
}
export const Monthly: Story = { args: { path: '/staff/monthly', until: 'main [role=cell] a' } }
export const MonthlyNone: Story = {
  args: {
    path: '/staff/monthly',
    answers: { 'staff/mandates': { data: { rows: [], next: null, totals: null } } },
    until: 'main [role=search] + * + *',
  },
}
export const MonthlyFailed: Story = {
  args: { path: '/staff/monthly', answers: { 'staff/mandates': { status: 500 } }, until: failed },
}
export const MonthlyOne: Story = { args: { path: '/staff/monthly/41', until: 'main form' } }
export const MonthlyStopFaults: Story = {
  args: {
    path: '/staff/monthly/41',
    steps: [{ press: 'main form button[type=submit]' }],
    until: '[aria-invalid=true]',
  },
}
export const MonthlyStopping: Story = {
  args: {
    path: '/staff/monthly/41',
    answers: { 'staff/mandate': { data: stopping } },
    until: 'main [role=status]:not(:empty)',
  },
}
export const PaymentLinks: Story = {
  args: { path: '/staff/links', steps: [{ press: 'main details summary' }], until: 'main details svg' },
}
export const PaymentLinksWithFaults: Story = {
  args: { path: '/staff/links', steps: [{ press: 'main button[type=submit]' }], until: '[aria-invalid=true]' },
}
export const PaymentLinksNone: Story = {
  args: {
    path: '/staff/links',
    answers: { 'staff/payment-links': { data: { ...paged, rows: [] } } },
    until: 'main form',
  },
}
export const PaymentLinksFailed: Story = {
  args: { path: '/staff/links', answers: { 'staff/payment-links': { status: 500 } }, until: failed },
}
/** Not for `inLanguage`: staff see the lines of every language. */
const inBoth = <Lines>(lines: Lines) => ({ en: lines, hi: lines })
const lines = {
  en: {
    title: '14 November: 312 meals',
    text: 'Rice, dal and greens, cooked by nine in the morning.',
    alt: 'A row of plates',
  },
  hi: { title: '14 नवंबर: 312 भोजन', text: 'चावल, दाल और साग, सुबह नौ बजे तक तैयार।', alt: 'थालियों की कतार' },
}
const deed = {
  id: 2,
  state: 'published',
  project: { en: 'Annadan, the open kitchen', hi: 'अन्नदान: खुली रसोई' },
  item: { en: 'A meal', hi: 'एक भोजन' },
  purpose: null,
  first_day: '2026-11-14',
  last_day: '2026-11-14',
  texts: inBoth(lines),
  picture: {
    src: '/media/annadan.svg',
    alt: { en: 'A row of plates', hi: 'थालियों की कतार' },
    width: 1600,
    height: 900,
  },
  donors: 48,
  mailed: 41,
  published_at: '2026-11-15T06:10:00.000Z',
  published_by: 'Kamala Bisht',
  corrected_at: null,
}
const withdrawn = { ...deed, id: 1, state: 'withdrawn', picture: null, item: null, first_day: null }
const deeds = { 'staff/deeds': { data: { ...paged, total: 2, rows: [deed, withdrawn] } } }
export const Deeds: Story = { args: { path: '/staff/deeds', answers: deeds, until: 'main dl' } }
export const DeedsWithFaults: Story = {
  args: {
    path: '/staff/deeds',
    answers: deeds,
    steps: [{ press: 'main button[type=submit]' }],
    until: '[aria-invalid=true]',
  },
}
export const DeedsCorrecting: Story = {
  args: { path: '/staff/deeds', answers: deeds, steps: [{ press: 'main li button' }], until: 'main li form' },
}
export const DeedsNone: Story = {
  args: { path: '/staff/deeds', answers: { 'staff/deeds': { data: { ...paged, rows: [] } } }, until: 'main form' },
}
export const DeedsLoading: Story = {
  args: { path: '/staff/deeds', answers: { 'staff/deeds': 'waits' }, until: 'main h1' },
}
export const DeedsFailed: Story = {
  args: { path: '/staff/deeds', answers: { 'staff/deeds': { status: 500 } }, until: failed },
}
export const NotForDonors: Story = { args: { path: '/staff/donations', signedIn: true, until: 'main h1' } }
