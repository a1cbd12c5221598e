import type { DonationType } from '../../../../shared/contract/donation/donationType.ts'

/** Above the effects of amounts, for a project of each type. */
const givesLead: Record<DonationType, string> = {
  item: 'These are today’s prices. In the next step you choose the items and how many of each.',
  flexible: 'You can also donate any other amount.',
  fixed: 'In the next step you choose how many shares.',
}

export const en = {
  gallery: 'Pictures',
  galleryLead: (count: number) => `${count} pictures. Press one to see it large.`,
  enlarge: (alt: string) => `Enlarge: ${alt}`,
  lightbox: {
    region: 'Pictures, large',
    close: 'Close',
    next: 'Next picture',
    previous: 'Previous picture',
    broken: 'This picture could not be loaded.',
  },
  givesLead,
  hands: 'Become a volunteer',
  handsLead: 'You can also help with your time. Tell us what you would like to do. We answer within a week.',
  role: 'What you would like to do',
  name: 'Your name',
  email: 'E-mail',
  phone: 'Telephone',
  phoneHint: 'A number with ten digits, or one from abroad with its country code.',
  from: 'First day you could come',
  message: 'Anything else we should know',
  messageHint: 'What you have done before, how long you can stay, what you need.',
  optional: '(optional)',
  offer: 'Send the offer',
  /** By field and code. */
  problems: {
    'role_id:required': 'Choose what you would like to do.',
    'role_id:unknown': 'We no longer need help with this. Please choose something else.',
    'name:required': 'Enter your name.',
    'name:too_short': 'Enter your name, with at least 2 letters.',
    'name:too_long': 'Use at most 150 letters for your name.',
    'name:invalid': 'Write your name with letters only, on one line.',
    'phone:required': 'Enter your telephone number.',
    'phone:phone': 'Enter a telephone number with ten digits, or one from abroad with its country code.',
    'from:date': 'Enter the first day as a date in the calendar.',
    'from:past': 'This day is in the past. Enter today or a later day.',
    'message:too_long': 'Use at most 2,000 letters for what we should know.',
  },
  thanks: 'Thank you. We have received your offer.',
  thanksText: (email: string) => `A copy is on its way to ${email}. We read every offer and answer within a week.`,
  reference: 'Reference number',
  related: 'Similar projects',
}

export type MoreWaysTexts = typeof en
