import type { Meta, StoryObj } from '@storybook/html-vite'
import people from '../data/people.json' with { type: 'json' }
import { page, type SiteScene } from './drawSite.tsx'

type Story = StoryObj<SiteScene>

export default { title: 'Site/After the payment', render: page } satisfies Meta<SiteScene>

const call = 'donation/update-status'
const arrived = people[call]
const unsettled = { ...arrived, receipt: null, dedication: null }
const path = '/payment-success?txnid=KSN20261120A1'
const answer = (data: unknown) => ({ [call]: { data } })
const signedIn = true
const own = people['donation/receipt']
const noAddress = { line: '', city: '', state: '', pin: '' }
const donor = { name: own.donor.name, email: '', address: noAddress, pan: null }
const forOthers = { ...own, dedicated_to: null, payment_id: null, donor }
const partReturned = {
  heading: { en: 'Part of this donation was returned', hi: 'इस दान का एक हिस्सा लौटाया गया' },
  lines: [
    { en: 'We returned ₹200 on 25 November 2026.', hi: 'हमने 25 नवंबर 2026 को ₹200 लौटाए।' },
    {
      en: '₹1,300 of this donation counts. Thank you for it.',
      hi: 'इस दान में से ₹1,300 मान्य हैं। इसके लिए आपका धन्यवाद।',
    },
  ],
}

export const Arrived: Story = { args: { path, signedIn, until: '#dedication-title' } }
const monthlyAgreed = { ...arrived, dedication: null, amount: 1, monthly: people.monthly }
const plain = { ...arrived, dedication: null, monthly: null }
export const ArrivedAndMonthlyAsked: Story = {
  args: {
    path,
    signedIn,
    answers: answer(plain),
    steps: [{ press: '#monthly-title ~ div button' }],
    until: '#monthly-title ~ form select',
  },
}
export const ArrivedAndNetBankingChosen: Story = {
  args: {
    path,
    signedIn,
    answers: answer(plain),
    steps: [{ press: '#monthly-title ~ div button' }, { type: '#monthly-title ~ form [name=way]', text: 'bank' }],
    until: '#monthly-title ~ form select',
  },
}
export const ArrivedMonthly: Story = {
  args: { path, signedIn, answers: answer(monthlyAgreed), until: '#monthly-title' },
}
export const ArrivedAndMailWaits: Story = {
  args: {
    path,
    signedIn,
    answers: answer({ ...arrived, receipt_mail: { due_at: '2026-11-20T06:18:00.000Z', sent: false } }),
    until: '#dedication-title',
  },
}
export const ArrivedForAProject: Story = {
  args: {
    path,
    signedIn,
    answers: {
      ...answer({ ...arrived, dedication: null, items: [] }),
      'donation/mail-receipt': { data: {} },
      'donation/receipt': { data: { ...own, donor: { ...own.donor, pan: null } } },
    },
    steps: [{ press: 'article button' }],
    until: '#pan-title',
  },
}
const cardOf = (change: object) => ({ ...people['donation/card'], ...change })
const saved = {
  occasion: 'memory',
  name: 'शांति देवी',
  message: { en: 'She fed everyone who came to her door.', hi: 'उनके द्वार से कोई भूखा नहीं लौटा।' },
  signature: { en: 'Asha and family', hi: 'आशा और परिवार' },
  recipient: { name: 'Meera Negi', email: 'meera@example.org' },
  day: '2026-12-09',
  remind: true,
  state: 'waiting',
}
const card = (change: object) => ({
  ...answer({ ...arrived, dedication: null, items: [] }),
  'donation/card': { data: cardOf({ ...saved, ...change }) },
})
const openForm = [{ press: 'section[aria-labelledby=card-title] > div > button' }]
export const CardForm: Story = {
  args: { path, signedIn, answers: card({}), steps: openForm, until: '[name="recipient.email"]' },
}
export const CardRefused: Story = {
  args: {
    path,
    signedIn,
    answers: answer({ ...arrived, dedication: null, items: [] }),
    steps: [...openForm, { press: 'section[aria-labelledby=card-title] [type=submit]' }],
    until: '[name=occasion][aria-invalid=true]',
  },
}
export const CardWaits: Story = { args: { path, signedIn, answers: card({}), until: 'figure' } }
export const CardSent: Story = {
  args: {
    path,
    signedIn,
    answers: card({ state: 'sent', sent_at: '2026-12-09T02:30:00.000Z', resendable: true }),
    steps: openForm,
    until: '[name=again]',
  },
}
export const CardOfAReturnedDonation: Story = {
  args: { path, signedIn, answers: card({ state: 'cancelled', remind: false }), until: 'figure' },
}
export const ArrivedFromAPartner: Story = {
  args: {
    path,
    signedIn,
    answers: answer({ ...arrived, partner_page: { name: 'Meghdoot Pumps Ltd', origin: 'https://meghdoot.example' } }),
    until: 'a[rel=external][href^="https://meghdoot"]',
  },
}
export const ReceiptNotMailed: Story = {
  args: {
    path,
    signedIn,
    answers: { 'donation/mail-receipt': { status: 500 } },
    steps: [{ press: 'article button' }],
    until: '.toast',
  },
}
export const Failed: Story = {
  args: {
    path,
    signedIn,
    answers: answer({ ...unsettled, payment_status: 'failure', reason: 'Bank denied the transaction' }),
    until: 'article [data-status=failure]',
  },
}
export const Opened: Story = {
  args: {
    path,
    signedIn,
    answers: answer({ ...unsettled, payment_status: 'pending', stage: 'opened' }),
    until: 'article [data-status=pending]',
  },
}
export const Settling: Story = {
  args: {
    path,
    signedIn,
    answers: answer({ ...unsettled, payment_status: 'pending', stage: 'settling' }),
    until: 'article [data-status=pending]',
  },
}
export const BeingChecked: Story = {
  args: {
    path,
    signedIn,
    answers: answer({ ...unsettled, payment_status: 'pending', stage: 'settling', checking: true }),
    until: 'article [data-status=pending]',
  },
}
export const Checking: Story = { args: { path, signedIn, answers: { [call]: 'waits' }, until: '[role=status]' } }
export const Unreached: Story = {
  args: { path, signedIn, answers: { [call]: { status: 500 } }, until: '[role=alert]' },
}
export const Unknown: Story = { args: { path, signedIn, answers: { [call]: { status: 404 } }, until: 'h1' } }
export const Unnamed: Story = { args: { path: '/payment-success', signedIn, until: 'h1' } }
export const SignedOut: Story = { args: { path, until: 'h1' } }
export const Receipt: Story = { args: { path: '/donation?receipt=KSN20261120A1', signedIn, until: 'article dl' } }
export const ReceiptInStatement: Story = {
  args: {
    path: '/donation?receipt=KSN20261120A1',
    signedIn,
    answers: { 'donation/receipt-statement': { data: '2027-05-20' }, 'donation/receipt-link': { data: null } },
    until: '#share-receipt',
  },
}
export const ReceiptByLink: Story = {
  args: {
    path: '/shared-receipt#s1.2026.q8ZtJ1nqf3vYxk0bqkP2mTzQ7e9W4rLh6dUaXcVsNyGo',
    answers: { 'shared-receipt': { data: { receipt: forOthers, returns: null } } },
    until: 'article dl',
  },
}
export const ReceiptByLinkUnreached: Story = {
  args: {
    path: '/shared-receipt#s1.2026.q8ZtJ1nqf3vYxk0bqkP2mTzQ7e9W4rLh6dUaXcVsNyGo',
    answers: { 'shared-receipt': 'unreachable' },
    until: '[role=alert]',
  },
}
export const ReceiptByLinkEnded: Story = {
  args: { path: '/shared-receipt#cut', answers: { 'shared-receipt': { status: 404 } }, until: 'h1' },
}
export const ReceiptReturned: Story = {
  args: {
    path: '/donation?receipt=KSN20261120A1',
    signedIn,
    answers: { 'donation/receipt-returns': { data: partReturned } },
    until: 'section[aria-label] + article',
  },
}
export const ReceiptMissing: Story = {
  args: {
    path: '/donation?receipt=KSN0',
    signedIn,
    answers: { 'donation/receipt': { status: 404 } },
    until: 'h1',
  },
}
export const HandoverOfNoUse: Story = { args: { path: '/handover', until: 'h1' } }

const agreed = {
  state: 'open',
  project: { id: 4, title: { en: 'Medical camp', hi: 'चिकित्सा शिविर' } },
  amount: 2100,
  until: '2026-12-05',
}
const opened = (state: string) => ({
  path: '/pay#3.qY3vXn0Lr8ZcTb2K',
  answers: { 'payment-link': { data: { ...agreed, state } } },
  until: 'h1',
})
export const PaymentLink: Story = { args: opened('open') }
export const PaymentLinkPaid: Story = { args: opened('paid') }
export const PaymentLinkEnded: Story = { args: opened('ended') }
export const PaymentLinkRevoked: Story = { args: opened('revoked') }
export const PaymentLinkLoading: Story = {
  args: { path: '/pay#3.qY3vXn0Lr8ZcTb2K', answers: { 'payment-link': 'waits' }, until: '[aria-busy]' },
}
export const PaymentLinkUnknown: Story = { args: { path: '/pay', until: 'h1' } }
