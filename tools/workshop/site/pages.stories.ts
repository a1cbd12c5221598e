import type { Meta, StoryObj } from '@storybook/html-vite'
import people from '../data/people.json' with { type: 'json' }
import { page, type SiteScene } from './drawSite.tsx'

type Story = StoryObj<SiteScene>

export default { title: 'Site/Pages', render: page } satisfies Meta<SiteScene>

const list = '/projects'
const nothing = { data: { rows: [], page: 1, per_page: 6, total: 0 } }
const signedIn = true
const [first] = people.donation.rows
const returned = { ...people.donation, rows: [{ ...first, not_counted: 200 }], total: 1 }
const returnedYears = [{ year: '2026-27', gifts: 1, confirmed: 1, total: 1577 }]

export const Projects: Story = { args: { path: list, until: 'article' } }
export const ProjectsLoading: Story = { args: { path: list, answers: { project: 'waits' }, until: '[aria-busy=true]' } }
export const ProjectsFailed: Story = {
  args: { path: list, answers: { project: { status: 500 } }, until: 'main [role=alert]' },
}
export const ProjectsEmpty: Story = { args: { path: list, answers: { project: nothing }, until: 'main h2' } }
export const Project: Story = { args: { path: '/project-details/4', until: '[name=email]' } }
export const ProjectMissing: Story = {
  args: { path: '/project-details/99', answers: { 'project/show 99': { status: 404 } }, until: 'h1' },
}
export const Photos: Story = { args: { path: '/photos', until: 'figure' } }
export const PhotoLarge: Story = {
  args: { path: '/photos', steps: [{ press: 'figure a' }], until: '.yarl__slide_image' },
}
export const Donations: Story = { args: { path: '/donation', signedIn, until: 'main li' } }
export const DonationsReturned: Story = {
  args: {
    path: '/donation',
    signedIn,
    answers: { donation: { data: returned }, 'donation/years': { data: returnedYears } },
    until: 'main li',
  },
}
export const DonationsNone: Story = {
  args: {
    path: '/donation',
    signedIn,
    answers: { donation: nothing, 'donation/years': { data: [] } },
    until: 'h2',
  },
}
const monthlyPath = '/monthly#7.s1.2026.q8ZtJ1nqf3vYxk0bqkP2mTzQ7e9W4rLh6dUaXcVsNyGo'
const monthly = (change: object) => ({ monthly: { data: { ...people.monthly, next: null, ...change } } })
export const Monthly: Story = { args: { path: monthlyPath, until: 'main dl' } }
export const MonthlyChanges: Story = {
  args: {
    path: monthlyPath,
    steps: [{ press: 'main summary' }, { press: 'main details form:last-of-type button' }],
    until: 'main [name=amount][aria-invalid=true]',
  },
}
/** What a change has done, at its button. @param steps after the changes are open */
const changed = (change: object, ...steps: NonNullable<Story['args']>['steps'] & object) => ({
  path: monthlyPath,
  answers: { 'monthly/change': { data: { ...people.monthly, ...change } } },
  steps: [{ press: 'main summary' }, ...steps],
  until: 'main details [role=status]:not(:empty)',
})
export const MonthlySkipped: Story = {
  args: changed({ next: { day: '2027-01-05', amount: 500, announced: false } }, { press: 'main details button' }),
}
export const MonthlyPauseDone: Story = {
  args: changed(
    { paused_until: '2027-03-01', next: { day: '2027-03-05', amount: 500, announced: false } },
    { type: 'main [name="until[day]"]', text: '1' },
    { type: 'main [name="until[month]"]', text: '03' },
    { type: 'main [name="until[year]"]', text: '2027' },
    { press: 'main details form:nth-of-type(2) button' },
  ),
}
export const MonthlyLess: Story = {
  args: changed(
    { amount: 300 },
    { type: 'main [name=amount]', text: '300' },
    { press: 'main details form:last-of-type button' },
  ),
}
export const MonthlyStopAsked: Story = {
  args: { path: monthlyPath, steps: [{ press: 'main dl + button' }], until: 'main [role=group] button' },
}
/** Above the amount that needs no confirmation. */
export const MonthlyPaused: Story = {
  args: {
    path: monthlyPath,
    answers: monthly({ state: 'paused', amount: 20_000, most: 20_000, paused_until: '2027-03-01' }),
    until: 'main dl',
  },
}
export const MonthlyRegistering: Story = {
  args: { path: monthlyPath, answers: monthly({ state: 'registering', months: [] }), until: 'main dl' },
}
export const MonthlyStopping: Story = {
  args: { path: monthlyPath, answers: monthly({ state: 'ending' }), until: 'main ul' },
}
export const MonthlyEnded: Story = {
  args: { path: monthlyPath, answers: monthly({ state: 'ended' }), until: 'main ul' },
}
export const MonthlyLoading: Story = {
  args: { path: monthlyPath, answers: { monthly: 'waits' }, until: '[aria-busy=true]' },
}
export const MonthlyFailed: Story = {
  args: { path: monthlyPath, answers: { monthly: 'unreachable' }, until: 'main [role=alert]' },
}
const ownMonthly = (state: string, link: string) => ({ ...people.monthly, state, link })
export const MonthlyOwn: Story = {
  args: {
    path: '/monthly',
    signedIn,
    answers: { 'monthly/own': { data: [ownMonthly('active', 'a'.repeat(20)), ownMonthly('ended', 'b'.repeat(20))] } },
    steps: [{ press: 'main summary' }],
    until: 'main form select[name=most]',
  },
}
const next = { ...people.monthly.next, amount: 700, announced: false }
export const MonthlyNetBanking: Story = {
  args: {
    path: '/monthly',
    signedIn,
    answers: {
      'monthly/own': {
        data: [
          ownMonthly('active', 'a'.repeat(20)),
          { ...ownMonthly('registering', 'b'.repeat(20)), amount: 700, months: [], next },
          { ...ownMonthly('ended', 'c'.repeat(20)), amount: 900, months: [], next: null, refused: true },
        ],
      },
    },
    steps: [{ press: 'main summary' }, { type: 'main form select[name=way]', text: 'bank' }],
    until: 'main form select[name=way]',
  },
}
export const MonthlySignedOut: Story = { args: { path: '/monthly', until: 'h1' } }
export const MonthlyFromBankSignedOut: Story = { args: { path: '/monthly?from=bank', until: 'h1' } }
export const MonthlyLinkOfNoUse: Story = { args: { path: '/monthly#cut', until: 'h1' } }
const reminderPath = '/reminder#s1.2026.q8ZtJ1nqf3vYxk0bqkP2mTzQ7e9W4rLh6dUaXcVsNyGo'
export const Reminder: Story = { args: { path: reminderPath, until: 'main button' } }
export const ReminderOfDeeds: Story = {
  args: { path: reminderPath.replace('#', '?of=deeds#'), until: 'main button' },
}
export const ReminderStopped: Story = {
  args: {
    path: reminderPath,
    answers: { 'reminder/stop': { data: null } },
    steps: [{ press: 'main button' }],
    until: 'main [role=status]:not(:empty)',
  },
}
export const ReminderLinkOfNoUse: Story = { args: { path: '/reminder', until: 'h1' } }
export const Notifications: Story = { args: { path: '/notifications', signedIn, until: 'main time' } }
export const NotificationsNone: Story = {
  args: { path: '/notifications', signedIn, answers: { notification: nothing }, until: 'main p' },
}
export const NotificationsFailed: Story = {
  args: { path: '/notifications', signedIn, answers: { notification: 'unreachable' }, until: 'main [role=alert]' },
}
export const ProfileOfVisitor: Story = { args: { path: '/profile', until: 'h1' } }
export const Profile: Story = { args: { path: '/profile', signedIn, until: '[name=fullName]' } }
export const ProfileLoading: Story = {
  args: { path: '/profile', signedIn, answers: { profile: 'waits' }, until: '[aria-busy=true]' },
}
export const ProfileWithFaults: Story = {
  args: {
    path: '/profile',
    signedIn,
    steps: [
      { type: '[name=fullName]', text: '' },
      { type: '[name="address.pin"]', text: '12' },
      { press: '#details button[type=submit]' },
    ],
    until: '[aria-invalid=true]',
  },
}
export const Donate: Story = { args: { path: '/donate', until: 'main li h3' } }
export const NotFound: Story = { args: { path: '/not-found?from=/kitchen', until: 'h1' } }
export const ConnectWithoutPage: Story = { args: { path: '/connect', until: 'h1' } }
export const ConnectCutOff: Story = {
  args: { path: `/connect?origin=https://partner.invalid&state=${'s'.repeat(32)}`, until: 'h1' },
}
