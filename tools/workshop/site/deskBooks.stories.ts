import type { Meta, StoryObj } from '@storybook/html-vite'
import desk from '../data/desk.json' with { type: 'json' }
import { page, type SiteScene } from './drawSite.tsx'

type Story = StoryObj<SiteScene>

/** The second half of the desk's navigation: statements and payments, then partners, mails and the audit log. */
export default {
  title: 'Site/Staff books',
  render: (scene, context) => page({ signedIn: 'staff', ...scene }, context),
} satisfies Meta<SiteScene>

const paged = { page: 1, per_page: 50, total: 0 }
const noChanges = { added: 0, changed: 0, deleted: 0 }
/** A year with two originals: certificates arrive, a donation has changed since, and another one is in no filing. */
const filed = {
  id: 1,
  version: 1,
  revises: null,
  rows: 5,
  rupees: 32201,
  digest: '5f1c09',
  prepared_at: '2026-05-20T05:30:00.000Z',
  filed_at: '2026-05-21T05:30:00.000Z',
  acknowledgement: 'ACK204417',
  changes: { added: 0, changed: 1, deleted: 0 },
}
const second = { ...filed, id: 3, version: 2, rows: 2, rupees: 6000, acknowledgement: 'ACK204981', changes: noChanges }
const waits = { version: null, filed_at: null, acknowledgement: null, changes: null }
const filedYear = {
  'staff/statements': {
    data: {
      ...desk['staff/statements'],
      next: { rows: 1, rupees: 500 },
      prepared: [
        { ...filed, ...waits, id: 4, rows: 1, rupees: 500 },
        { ...filed, ...waits, id: 2, revises: filed.acknowledgement, rows: 1, rupees: 17601 },
      ],
      filed: [second, filed],
      pool: { free: 2, used: 1, filed: 1 },
    },
  },
  'staff/certificates': {
    data: {
      ...paged,
      total: 2,
      waiting: 1,
      rows: [
        { id: 1, file: '10BE_XXXXX000Q.pdf', state: 'unmatched', donor: null, replaces: null, uploaded_at: '' },
        { id: 2, file: '10BE_XXXXX000R.pdf', state: 'waiting', donor: 'Asha Rawat', replaces: 1, uploaded_at: '' },
      ],
    },
  },
  'staff/certificate-donors': { data: [{ serial: 1, name: 'Asha Rawat', id: '••••••000Q', rupees: 17601 }] },
}
export const Statements: Story = { args: { path: '/staff/statements', until: 'main h2' } }
export const StatementsFiled: Story = {
  args: {
    path: '/staff/statements',
    answers: filedYear,
    steps: [{ press: 'main [aria-expanded=false]' }],
    until: 'main [type=search]',
  },
}
export const Refunds: Story = { args: { path: '/staff/refunds', until: 'main li' } }
export const RefundOfADonation: Story = {
  args: { path: '/staff/refunds?txn_id=PGCTE5TJUYX96ZA2BRCSWSPD', until: 'main form dl' },
}
export const RefundsNone: Story = {
  args: { path: '/staff/refunds', answers: { 'staff/refunds': { data: { ...paged, rows: [] } } }, until: 'main h1' },
}
export const Cases: Story = { args: { path: '/staff/cases', until: 'main li' } }
export const CaseWithEvidence: Story = {
  args: { path: '/staff/cases', steps: [{ press: 'main summary' }], until: 'main details h3, main details dl' },
}
export const CaseMatched: Story = {
  args: {
    path: '/staff/cases',
    answers: { 'staff/match-payment': { data: { paid: true } } },
    steps: [{ press: 'main li:nth-child(2) form:not([aria-label]) button' }],
    until: 'main li:nth-child(2) [role=status]:not(:empty)',
  },
}
export const CaseMatchFaults: Story = {
  args: {
    path: '/staff/cases',
    steps: [
      { type: 'main li:first-child [name=txn_id]', text: 'no id' },
      { press: 'main li:first-child form[aria-label] button' },
    ],
    until: 'main [aria-invalid=true]',
  },
}
export const CasesNone: Story = {
  args: { path: '/staff/cases', answers: { 'staff/cases': { data: { ...paged, rows: [] } } }, until: 'main h1' },
}
export const Reconciliation: Story = { args: { path: '/staff/reconciliation', until: 'main table' } }
const noDays = { 'staff/reconciliation-days': { data: { ...paged, rows: [] } } }
export const ReconciliationNone: Story = {
  args: { path: '/staff/reconciliation', answers: noDays, until: 'main form' },
}
export const Payouts: Story = { args: { path: '/staff/payouts', until: 'main dl' } }
export const PayoutsNone: Story = {
  args: { path: '/staff/payouts', answers: { 'staff/payouts': { data: { ...paged, rows: [] } } }, until: 'main p' },
}
export const Payout: Story = { args: { path: `/staff/payouts/${desk['staff/payout'].utr}`, until: 'main table' } }
export const Partners: Story = { args: { path: '/staff/partners', until: 'main table' } }
export const Mails: Story = { args: { path: '/staff/mails', until: 'main li' } }
export const MailsNone: Story = {
  args: { path: '/staff/mails', answers: { 'staff/mails': { data: { ...paged, rows: [] } } }, until: 'main h2' },
}
export const AuditLog: Story = { args: { path: '/staff/audit', until: 'main [role=cell]' } }
