import type { Meta, StoryObj } from '@storybook/html-vite'
import type { ProjectDetail } from '../../../shared/contract/project.ts'
import { Dedication } from '../../../site/pages/outcome/AfterDonation.tsx'
import { Pan } from '../../../site/pages/profile/Pan.tsx'
import { Volunteer } from '../../../site/pages/projects/MoreWays.tsx'
import { known } from '../api.ts'
import { page, part, type SiteScene } from './drawSite.tsx'

type Story = StoryObj<SiteScene>

export default { title: 'Site/Forms', render: page } satisfies Meta<SiteScene>

const press = { press: 'button[type=submit]' }
const invalid = '[aria-invalid=true]'
const busy = '[aria-disabled=true]'
const path = '/contact'
const send = 'contact-us/store'
const message = [
  { type: '[name=name]', text: 'Meera Example' },
  { type: '[name=email]', text: 'meera@example.org' },
  { type: '[name=subject]', text: 'A visit to the school' },
  { type: '[name=message]', text: 'May our class of 24 children come on a Friday in January?' },
]
const sent = [...message, press]

export const Contact: Story = { args: { path, until: '[name=message]' } }
export const ContactFilled: Story = { args: { path, steps: message, until: '[name=message]' } }
export const ContactEmpty: Story = { args: { path, steps: [press], until: invalid } }
export const ContactBusy: Story = { args: { path, answers: { [send]: 'waits' }, steps: sent, until: busy } }
export const ContactUnreachable: Story = {
  args: { path, answers: { [send]: 'unreachable' }, steps: sent, until: 'form [role=alert]' },
}
export const ContactThanks: Story = {
  args: { path, answers: { [send]: { data: { reference: 'C-2026-00412' } } }, steps: sent, until: 'h3[tabindex]' },
}

const offer = 'project/volunteer/become-volunteer'
const volunteer = part((lang) => <Volunteer project={known<ProjectDetail>('project/show 4', lang)} />)
const helper = [
  { press: '[name=role_id]' },
  { type: '[name=name]', text: 'Meera Example' },
  { type: '[name=email]', text: 'meera@example.org' },
  { type: '[name=phone]', text: '90000 00044' },
  press,
]

export const VolunteerEmpty: Story = { render: volunteer, args: { steps: [press], until: invalid } }
export const VolunteerDayGone: Story = {
  render: volunteer,
  args: { answers: { [offer]: { status: 422, fields: { from: 'past' } } }, steps: helper, until: invalid },
}
export const VolunteerThanks: Story = {
  render: volunteer,
  args: {
    answers: { [offer]: { data: { reference: 'V-2026-00087' } } },
    steps: helper,
    until: 'h3[tabindex]',
  },
}

const pan = (kept: string | null) => part(() => <Pan profile={{ pan: kept }} />)
const typed = [{ type: '[name=pan]', text: 'ABCDE1234F' }, press]

export const PanAsked: Story = { render: pan(null), args: { signedIn: true, until: 'input' } }
export const PanWrong: Story = { render: pan(null), args: { signedIn: true, steps: typed, until: invalid } }
export const PanKept: Story = { render: pan('••••••234F'), args: { signedIn: true, until: 'button' } }

const dedication = (given: string | null) =>
  part((lang) => (
    <Dedication
      txnId="KSN20261120A1"
      purpose={{ en: 'In memory of a loved one', hi: 'किसी प्रियजन की स्मृति में' }[lang]}
      given={given}
    />
  ))

export const DedicationAsked: Story = { render: dedication(null), args: { signedIn: true, until: 'input' } }
export const DedicationFailed: Story = {
  render: dedication(null),
  args: {
    signedIn: true,
    answers: { 'donation/dedication': { status: 500 } },
    steps: [{ type: 'main input', text: 'Shanti Devi' }, press],
    until: '[role=alert]',
  },
}
export const DedicationKept: Story = { render: dedication('Shanti Devi'), args: { signedIn: true, until: 'button' } }
