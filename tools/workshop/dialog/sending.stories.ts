import type { Meta, StoryObj } from '@storybook/html-vite'
import type { DialogScene } from './mountDialog.tsx'
import { drawDialog } from './drawDialog.ts'

type Story = StoryObj<DialogScene>

export default {
  title: 'Dialog/After CONTINUE',
  render: drawDialog,
} satisfies Meta<DialogScene>

const ready = { project: 4, presets: { amount: 1777, purposeId: 44 }, signedIn: true }
const pressed = { type: 'continued', donorKnown: true, nowMs: 0, checkEarlier: false } as const
const recorded = { type: 'recorded', run: 1, txnId: 'KSN20261124C3' } as const
const message = '.said .error'

export const Sending: Story = { args: { ...ready, events: [pressed], until: '.veil' } }

export const Leaving: Story = { args: { ...ready, events: [pressed, recorded], until: '.veil h3' } }

export const CodeAwaited: Story = { args: { ...ready, events: [{ type: 'need', need: 'awaited' }], until: '.main' } }

export const CodeMissing: Story = {
  args: { ...ready, events: [{ type: 'need', need: 'missing' }], until: 'footer [role=alert]' },
}

export const ConnectionLost: Story = {
  args: { ...ready, events: [pressed, { type: 'sendFailed', run: 1, code: 'unreachable' }], until: message },
}

export const ServerFault: Story = {
  args: { ...ready, events: [pressed, { type: 'sendFailed', run: 1, code: 'serverFault' }], until: message },
}

export const TooManyTries: Story = {
  args: {
    ...ready,
    events: [pressed, { type: 'sendFailed', run: 1, code: 'tooMany', waitUntilMs: 4_102_444_800_000 }],
    until: '.main[aria-disabled=true]',
  },
}

export const PricesChanged: Story = {
  args: { ...ready, events: [pressed, { type: 'sendFailed', run: 1, code: 'changed' }], until: message },
}

export const PaymentPageBlocked: Story = {
  args: {
    ...ready,
    events: [
      pressed,
      recorded,
      { type: 'handedOver', run: 1 },
      { type: 'postFailed', run: 1, finishAt: 'https://site.invalid/handover#code' },
    ],
    until: `${message} a`,
  },
}

export const SignedInAgain: Story = { args: { ...ready, events: [{ type: 'signedIn' }], until: '.said .hint' } }

export const PartThrows: Story = { args: { ...ready, breaks: true, until: '[role=alert]' } }
