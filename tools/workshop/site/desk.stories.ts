import type { Meta, StoryObj } from '@storybook/html-vite'
import desk from '../data/desk.json' with { type: 'json' }
import { page, type SiteScene } from './drawSite.tsx'

type Story = StoryObj<SiteScene>

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
const cancelled = { 'staff/cancel-offline': { data: { mailed: true } } }
const openCancelling = { press: 'main section:last-of-type button' }

export const Donations: Story = { args: { path: '/staff/donations', until: 'main [role=cell] a' } }
export const DonationsLoading: Story = {
  args: { path: '/staff/donations', answers: { 'staff/donations': 'waits' }, until: 'main h1' },
}
export const DonationsNone: Story = {
  args: {
    path: '/staff/donations?search=nobody',
    answers: { 'staff/donations': { data: { rows: [], next: null, totals: { count: 0, net: 0 } } } },
    until: 'main h1',
  },
}
export const DonationsFailed: Story = {
  args: { path: '/staff/donations', answers: { 'staff/donations': { status: 500 } }, until: failed },
}
export const Donation: Story = { args: { path: `/staff/donations/${txn}`, until: 'main table' } }
export const DonationMissing: Story = {
  args: {
    path: '/staff/donations/KSN20260101ZZ',
    answers: { 'staff/donation': { status: 404 } },
    until: 'main h1',
  },
}
export const OfflineDonationCorrected: Story = {
  args: {
    path: `/staff/donations/${txn}`,
    answers: cheque,
    steps: [{ press: 'main section:nth-last-of-type(2) button' }],
    until: '[name=amount]',
  },
}
export const OfflineDonationCancelling: Story = {
  args: {
    path: `/staff/donations/${txn}`,
    answers: cheque,
    steps: [openCancelling, { press: 'main section form button[type=submit]' }],
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
      { press: 'main section form button[type=submit]' },
    ],
    until: 'main section:last-of-type [role=status]:not(:empty)',
  },
}
export const Receipt: Story = { args: { path: `/staff/donations/${txn}/receipt`, until: 'main [name=note]' } }
export const Donors: Story = { args: { path: '/staff/donors', until: 'main [role=cell] a' } }
export const Donor: Story = { args: { path: '/staff/donors/account-1', until: 'main h1' } }
export const DonorDuplicates: Story = { args: { path: '/staff/donors/duplicates', until: 'main li button' } }
export const Offline: Story = { args: { path: '/staff/offline', until: 'main [name=amount]' } }
export const OfflineWithFaults: Story = {
  args: { path: '/staff/offline', steps: [{ press: 'main button[type=submit]' }], until: '[aria-invalid=true]' },
}
export const Statements: Story = { args: { path: '/staff/statements', until: 'main h2' } }
export const Refunds: Story = { args: { path: '/staff/refunds', until: 'main li' } }
export const RefundsNone: Story = {
  args: { path: '/staff/refunds', answers: { 'staff/refunds': { data: { ...paged, rows: [] } } }, until: 'main h1' },
}
export const Cases: Story = { args: { path: '/staff/cases', until: 'main li' } }
export const CasesNone: Story = {
  args: { path: '/staff/cases', answers: { 'staff/cases': { data: { ...paged, rows: [] } } }, until: 'main h1' },
}
export const Reconciliation: Story = { args: { path: '/staff/reconciliation', until: 'main table' } }
export const Partners: Story = { args: { path: '/staff/partners', until: 'main table' } }
export const Mails: Story = { args: { path: '/staff/mails', until: 'main li' } }
export const AuditLog: Story = { args: { path: '/staff/audit', until: 'main [role=cell]' } }
export const NotForDonors: Story = { args: { path: '/staff/donations', signedIn: true, until: 'main h1' } }
