import type { Meta, StoryObj } from '@storybook/html-vite'
import type { DialogScene } from './mountDialog.tsx'
import { drawDialog } from './drawDialog.ts'

type Story = StoryObj<DialogScene>

export default {
  title: 'Dialog/Choosing',
  render: drawDialog,
} satisfies Meta<DialogScene>

const main = '.main'
const pressed = { type: 'continued', donorKnown: true, nowMs: 0, checkEarlier: false } as const

export const Project: Story = { args: { until: '.chips' } }

export const ProjectWaits: Story = {
  args: {
    answers: { 'donation/require-item 4': 'waits' },
    events: [{ type: 'projectChosen', projectId: 4 }],
    until: '.skeleton',
  },
}

export const LoadFailed: Story = {
  args: { project: 4, answers: { 'donation/require-item 4': { status: 404 } }, until: '[role=alert]' },
}

export const LoadUnreachable: Story = {
  args: {
    project: 4,
    answers: { 'project/dropdown-list': 'unreachable' },
    foreign: true,
    until: '[role=alert]',
  },
}

export const LoadServerFault: Story = {
  args: { project: 4, answers: { 'donation/require-item 4': { status: 500 } }, until: '.toast' },
}

export const Fixed: Story = { args: { project: 7, signedIn: true, until: main } }

export const FixedThreeTimes: Story = {
  args: {
    project: 7,
    signedIn: true,
    events: [
      { type: 'quantitySet', id: null, quantity: 3 },
      { type: 'answered', answers: { purposeId: 72 } },
    ],
    until: '#purpose-note',
  },
}

export const InSomebodysName: Story = {
  args: {
    project: 7,
    signedIn: true,
    events: [{ type: 'answered', answers: { dedication: { occasion: 'memory', name: 'शांति देवी' } } }],
    steps: [{ show: 'figure.card' }],
    until: 'figure.card',
  },
}
/** On a phone that has opened another screen's code: the code holds no name, so the form asks for it. */
export const OnAPhoneForAnotherScreen: Story = {
  args: {
    project: 4,
    signedIn: true,
    phone: true,
    presets: { amount: 1777, purposeId: 44 },
    hash: `#phone=${'c'.repeat(22)}&name`,
    answers: { 'donation/open-phone-code': { data: { state: 'ready' } } },
    steps: [{ show: '#in-name-note' }],
    until: '.facts small',
  },
}

export const Items: Story = { args: { project: 1, signedIn: true, until: main } }

export const ItemsChosen: Story = {
  args: {
    project: 1,
    events: [
      { type: 'quantitySet', id: 12, quantity: 4 },
      { type: 'quantityTyped', id: 13, text: '2' },
      { type: 'answered', answers: { purposeId: 11 } },
    ],
    until: main,
  },
}

export const AnyAmount: Story = { args: { project: 4, signedIn: true, until: main } }

export const AnyAmountChosen: Story = {
  args: { project: 4, presets: { amount: 2500, purposeId: 44 }, until: main },
}

const monthly = { day: 5, until: '2036-03-31', most: 15_000 }
/** Every month is offered below the fields, and not chosen. */
export const Monthly: Story = {
  args: { project: 4, presets: { amount: 500, purposeId: 44 }, steps: [{ show: '.monthly' }], until: '.monthly' },
}
export const MonthlyChosen: Story = {
  args: {
    project: 4,
    presets: { amount: 20_000, purposeId: 44 },
    events: [{ type: 'answered', answers: { monthly } }],
    steps: [{ press: '.monthly summary' }, { show: '.monthly' }],
    until: '.monthly details[open] #monthly-most',
  },
}

const appeal = { goal: 240000, raised: 192610, donors: 274, as_of: '2026-11-20T04:00:00.000Z' }

/** Goal, supporters and the last day. */
export const Progress: Story = {
  args: { project: 4, presets: { amount: 2500 }, steps: [{ show: '.progress' }], until: '.progress progress' },
}

export const ProgressOfEndedAppeal: Story = {
  args: {
    project: 4,
    presets: { amount: 2500 },
    answers: { 'project/progress': { data: { ...appeal, ends_on: '2026-03-31' } } },
    steps: [{ show: '.progress' }],
    until: '.progress small + progress + small',
  },
}

export const WayToPayDown: Story = {
  args: {
    project: 4,
    signedIn: true,
    answers: { 'payment-ways': { data: [{ way: 'upi', state: 'down' }] } },
    until: '.facts .notice',
  },
}
export const WaysToPayPoor: Story = {
  args: {
    project: 1,
    signedIn: true,
    answers: {
      'payment-ways': {
        data: [
          { way: 'net_banking', state: 'down' },
          { way: 'upi', state: 'poor' },
        ],
      },
    },
    until: '.facts .notice',
  },
}
export const ManyPurposes: Story = {
  args: {
    project: 4,
    answers: {
      'donation/require-item 4': {
        data: {
          items: [],
          donation_amount: null,
          purpose: [
            { id: 41, title: { en: 'Medicines', hi: 'दवाइयाँ' } },
            { id: 42, title: { en: 'Eye care', hi: 'आँखों की देखभाल' } },
            { id: 43, title: { en: 'Mothers and infants', hi: 'माताएँ और शिशु' } },
            { id: 44, title: { en: 'Where it is needed most', hi: 'जहाँ सबसे अधिक ज़रूरत हो' } },
            { id: 45, title: { en: 'Ambulance', hi: 'एम्बुलेंस' } },
            { id: 46, title: { en: 'Spectacles', hi: 'चश्मे' } },
          ],
        },
      },
    },
    until: '#purpose',
  },
}

export const AmountWithPaise: Story = {
  args: { project: 4, events: [{ type: 'quantityTyped', id: null, text: '500.00' }], until: '[aria-invalid=true]' },
}

export const AmountNoNumber: Story = {
  args: {
    project: 4,
    events: [
      { type: 'quantityTyped', id: null, text: '1e5' },
      { type: 'answered', answers: { purposeId: 41 } },
      pressed,
    ],
    until: '[aria-invalid=true]',
  },
}

export const AmountTooHigh: Story = {
  args: {
    project: 4,
    events: [
      { type: 'quantityTyped', id: null, text: '2500000' },
      { type: 'answered', answers: { purposeId: 41 } },
      pressed,
    ],
    until: '.toast',
  },
}

export const AmountMissing: Story = {
  args: {
    project: 4,
    events: [{ type: 'quantityTyped', id: null, text: '' }, pressed],
    until: '[aria-invalid=true]',
  },
}

export const NoItems: Story = {
  args: { project: 1, events: [{ type: 'quantitySet', id: 11, quantity: 0 }, pressed], until: '.toast' },
}

export const QuantityWithFraction: Story = {
  args: { project: 1, events: [{ type: 'quantityTyped', id: 11, text: '1.5' }], until: '[aria-invalid=true]' },
}

export const NoPurpose: Story = { args: { project: 7, events: [pressed], until: '#purpose-note.error' } }

export const NoPurposeAnyAmount: Story = {
  args: { project: 4, events: [pressed], until: '#purpose-note.error' },
}

export const OfflineOnly: Story = {
  args: {
    project: 4,
    answers: {
      'project/dropdown-list': {
        data: [{ id: 4, title: { en: 'Medical camp', hi: 'चिकित्सा शिविर' }, donation_type: 'flexible', online: false }],
      },
    },
    until: '.notice',
  },
}

export const DetailsFailed: Story = {
  args: { project: 4, answers: { 'get-contact-details': 'unreachable' }, until: '.contact .link' },
}
