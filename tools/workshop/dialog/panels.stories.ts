import type { Meta, StoryObj } from '@storybook/html-vite'
import type { DialogScene } from './mountDialog.tsx'
import { drawDialog } from './drawDialog.ts'

type Story = StoryObj<DialogScene>

export default {
  title: 'Dialog/Panels',
  render: drawDialog,
} satisfies Meta<DialogScene>

const offline = { type: 'panelChosen', panel: 'offline' } as const
/** CONTINUE without a session. */
const stranger = { type: 'continued', donorKnown: false, nowMs: 0, checkEarlier: false } as const
const ready = { project: 4, presets: { amount: 1777, purposeId: 44 } }

export const OtherWays: Story = { args: { ...ready, events: [offline], until: '.qr path' } }

export const OtherWaysOnPhone: Story = { args: { ...ready, events: [offline], phone: true, until: 'details' } }

export const OtherWaysFailed: Story = {
  args: { ...ready, answers: { 'get-contact-details': { status: 500 } }, events: [offline], until: '[role=alert]' },
}

export const PanelWithoutCode: Story = {
  args: { ...ready, missing: 'signIn', events: [{ type: 'panelChosen', panel: 'signIn' }], until: '[role=alert]' },
}

const passwordButton = 'form .wide'

export const SignIn: Story = { args: { ...ready, events: [stranger], until: '#password' } }

export const SignInEmpty: Story = {
  args: { ...ready, events: [stranger], steps: [{ press: passwordButton }], until: '[aria-invalid=true]' },
}

const typed = [
  { type: '#email', text: 'asha@example.org' },
  { type: '#password', text: 'Ghat-par-diya-418' },
  { press: passwordButton },
]

export const SignInBusy: Story = {
  args: { ...ready, answers: { login: 'waits' }, events: [stranger], steps: typed, until: '.wide[aria-disabled=true]' },
}

export const SignInRefused: Story = {
  args: { ...ready, answers: { login: { status: 401 } }, events: [stranger], steps: typed, until: '.error' },
}

export const SignInServerFault: Story = {
  args: { ...ready, answers: { login: { status: 500 } }, events: [stranger], steps: typed, until: '.toast' },
}

/** The field for the code. */
const code = {
  ...ready,
  answers: { 'login/code': { data: { expires_in: 600, again_in: 30 } } },
  events: [stranger],
  steps: [{ type: '#email', text: 'asha@example.org' }, { press: 'form .main' }],
}

export const SignInCode: Story = { args: { ...code, until: '#code' } }

export const SignInCodeWrong: Story = {
  args: {
    ...code,
    answers: { ...code.answers, 'login/with-code': { status: 422, fields: { code: 'mismatch' } } },
    steps: [...code.steps, { type: '#code', text: '123456' }],
    until: '[aria-invalid=true]',
  },
}

export const SignInCodeNewcomer: Story = {
  args: {
    ...code,
    answers: {
      ...code.answers,
      'login/with-code': { status: 422, fields: { fullName: 'required', contactNo: 'required' } },
    },
    steps: [...code.steps, { type: '#code', text: '123456' }],
    until: '#contactNo',
  },
}

const declaration = {
  answer: null,
  answered_at: null,
  question: {
    version: '1',
    title: { en: 'One question before your first donation', hi: 'पहले दान से पूर्व एक प्रश्न' },
    lead: {
      en: 'The law treats money from abroad and from foreign citizens differently, so we ask each donor once.',
      hi: 'विदेश से और विदेशी नागरिकों से आने वाले धन के लिए क़ानून के नियम अलग हैं, इसलिए हम हर दानदाता से एक बार पूछते हैं।',
    },
    citizen: { en: 'I am an Indian citizen', hi: 'मैं भारतीय नागरिक हूँ' },
    organisation: {
      en: 'I donate for an Indian organisation',
      hi: 'मैं किसी भारतीय संस्था की ओर से दान दे रहा/रही हूँ',
    },
    neither: {
      en: 'Neither: for example a foreign citizen, or an OCI or PIO card holder',
      hi: 'इनमें से कोई नहीं: जैसे विदेशी नागरिक, अथवा OCI या PIO कार्डधारक',
    },
  },
  foreign: { title: '', text: '', account: [], email: 'trust@example.org' },
  notice: null,
}

/** The question that the law asks: each answer is one press. */
export const Declare: Story = {
  args: {
    ...ready,
    signedIn: true,
    answers: { 'donation/declaration': { data: declaration } },
    events: [
      { type: 'continued', donorKnown: true, nowMs: 0, checkEarlier: false },
      { type: 'declarationNeeded', run: 1 },
    ],
    until: '.chips button',
  },
}

export const SignUp: Story = {
  args: { ...ready, events: [stranger], steps: [{ press: '.row .quiet' }], until: '#fullName' },
}

export const SignUpTaken: Story = {
  args: {
    ...ready,
    answers: { register: { status: 422, fields: { email: 'taken' } } },
    events: [stranger],
    steps: [
      { press: '.row .quiet' },
      { type: '#fullName', text: 'Kavi Namuna' },
      { type: '#email', text: 'asha@example.org' },
      { type: '#contactNo', text: '90000 00418' },
      { type: '#password', text: 'Ghat-par-diya-418' },
      { press: 'form .main' },
    ],
    until: '[aria-invalid=true]',
  },
}

export const SessionEnded: Story = {
  args: { ...ready, signedIn: true, events: [{ type: 'unauthorized' }], until: '.toast' },
}

export const SignInWindow: Story = { args: { ...ready, foreign: true, events: [stranger], until: '.main' } }

export const SignInWindowBlocked: Story = {
  args: {
    ...ready,
    foreign: true,
    noWindows: true,
    events: [stranger],
    steps: [{ press: 'button.main' }],
    until: 'a.main',
  },
}

export const EarlierPaid: Story = {
  args: {
    ...ready,
    signedIn: true,
    events: [
      { type: 'continued', donorKnown: true, nowMs: 0, checkEarlier: true },
      { type: 'earlierFound', run: 1, status: { txn_id: 'KSN20261120A1', payment_status: 'success', amount: 1777 } },
    ],
    until: '.notice',
  },
}

export const EarlierOpen: Story = {
  args: {
    ...ready,
    signedIn: true,
    events: [
      { type: 'continued', donorKnown: true, nowMs: 0, checkEarlier: true },
      { type: 'earlierFound', run: 1, status: { txn_id: 'KSN20261120A1', payment_status: 'pending', amount: 1777 } },
    ],
    until: '.notice',
  },
}

const phoneCode = { code: 'wS3cQ0pZkT7mYx1fLr9d2A', watch: 'w'.repeat(43), expires_in: 1800 }
const onPhone = (state: object) => ({
  ...ready,
  signedIn: true,
  answers: { 'donation/phone-code': { data: phoneCode }, 'donation/phone-state': { data: state } },
  events: [
    { type: 'answered', answers: { dedication: { occasion: 'memory', name: 'शांति देवी' } } },
    { type: 'panelChosen', panel: 'phone' },
  ] as const,
})

export const PayOnPhone: Story = { args: { ...onPhone({ state: 'waiting' }), until: '.qr path' } }

export const PayOnPhoneOpen: Story = { args: { ...onPhone({ state: 'open' }), until: 'button.quiet' } }

export const PayOnPhonePaid: Story = {
  args: { ...onPhone({ state: 'paid', amount: 1777 }), until: '[role=status] .notice' },
}

export const PayOnPhoneExpired: Story = { args: { ...onPhone({ state: 'expired' }), until: 'button.quiet' } }
