import type { Meta, StoryObj } from '@storybook/html-vite'
import { page, type SiteScene } from './drawSite.tsx'

type Story = StoryObj<SiteScene>

export default {
  title: 'Site/Account forms',
  render: page,
} satisfies Meta<SiteScene>

const press = { press: 'button[type=submit]' }
const login = [
  { type: '[name=email]', text: 'asha@example.org' },
  { type: '[name=password]', text: 'Ghat-par-diya-418' },
]
const person = [
  { type: '[name=fullName]', text: 'Kavi Namuna' },
  { type: '[name=email]', text: 'kavi@example.org' },
  { type: '[name=contactNo]', text: '90000 00418' },
  { type: '[name=password]', text: 'Ghat-par-diya-418' },
]
const invalid = '[aria-invalid=true]'
const alert = '[role=alert]'
const busy = 'button[aria-disabled=true]'

/** A code by mail instead of the password. */
const codeButton = 'form [class*=_code] > button'
const withCode = 'login/with-code'
const code = {
  answers: { 'login/code': { data: { expires_in: 600, again_in: 30 } } },
  steps: [{ type: '[name=email]', text: 'asha@example.org' }, { press: codeButton }],
}
const newcomer = {
  answers: {
    ...code.answers,
    [withCode]: { status: 422, fields: { fullName: 'required', contactNo: 'required' } },
  },
  steps: [...code.steps, { type: '[name=code]', text: '123456' }],
}

export const Login: Story = { args: { path: '/login', until: codeButton } }
export const LoginCode: Story = { args: { path: '/login', ...code, until: '[name=code]' } }
export const LoginCodeNewcomer: Story = { args: { path: '/login', ...newcomer, until: '[name=contactNo]' } }
export const LoginCodeWrong: Story = {
  args: {
    path: '/login',
    ...newcomer,
    answers: { ...code.answers, [withCode]: { status: 422, fields: { code: 'mismatch' } } },
    until: invalid,
  },
}
/** The sign-in window of a partner's page. */
const partnerOrigin = 'https://meghdoot.invalid'
const windowPath = `/connect?origin=${partnerOrigin}&state=${'s'.repeat(32)}&project=4&total=1777`
const ofPartner = { 'donation/partner': { data: { origin: partnerOrigin, name: 'Meghdoot Pumps Ltd' } } }
const connect = { path: windowPath, opened: true, answers: ofPartner }
export const ConnectWindow: Story = { args: { ...connect, until: codeButton } }
export const ConnectWindowCode: Story = {
  args: { ...connect, ...code, answers: { ...ofPartner, ...code.answers }, until: '[name=code]' },
}
export const ConnectWindowNewcomer: Story = {
  args: { ...connect, ...newcomer, answers: { ...ofPartner, ...newcomer.answers }, until: '[name=contactNo]' },
}
export const ConnectWindowSignedIn: Story = {
  args: { ...connect, signedIn: true, steps: [{ press: 'main [type=checkbox]' }], until: 'main details summary' },
}
export const ConnectWindowOfAStranger: Story = {
  args: {
    ...connect,
    answers: { 'donation/partner': { data: { origin: partnerOrigin, name: null } } },
    until: 'main code',
  },
}
export const LoginEmpty: Story = { args: { path: '/login', steps: [press], until: invalid } }
export const LoginBusy: Story = {
  args: { path: '/login', answers: { login: 'waits' }, steps: [...login, press], until: busy },
}
export const LoginRefused: Story = {
  args: { path: '/login', answers: { login: { status: 401 } }, steps: [...login, press], until: alert },
}
export const LoginUnreachable: Story = {
  args: { path: '/login', answers: { login: 'unreachable' }, steps: [...login, press], until: alert },
}
export const LoginServerFault: Story = {
  args: { path: '/login', answers: { login: { status: 500 } }, steps: [...login, press], until: '.toast' },
}
export const Signup: Story = { args: { path: '/signup', until: '[name=fullName]' } }
export const SignupFilled: Story = { args: { path: '/signup', steps: person, until: '[name=fullName]' } }
export const SignupEmpty: Story = { args: { path: '/signup', steps: [press], until: invalid } }
export const SignupTaken: Story = {
  args: {
    path: '/signup',
    answers: { register: { status: 422, fields: { email: 'taken' } } },
    steps: [...person, press],
    until: invalid,
  },
}
export const ForgottenPassword: Story = { args: { path: '/forget-password', until: '[name=email]' } }
export const ForgottenPasswordSent: Story = {
  args: {
    path: '/forget-password',
    answers: { 'forget-password': { data: {} } },
    steps: [{ type: '[name=email]', text: 'asha@example.org' }, press],
    until: 'button[type=button]',
  },
}
export const NewPassword: Story = {
  args: { path: `/reset-password#token=${'0'.repeat(64)}`, until: '[name=password]' },
}
export const NewPasswordLinkOfNoUse: Story = { args: { path: '/reset-password', until: 'h1' } }
