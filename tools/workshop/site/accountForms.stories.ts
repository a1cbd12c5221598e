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

export const Login: Story = { args: { path: '/login', until: '[name=email]' } }
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
