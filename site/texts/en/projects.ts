/** English of the list of projects, and the page of one. */
import { groupIndian } from '../../../shared/money.ts'
import { donationKinds } from '../../../shared/texts/en/donationKinds.ts'

/** The filter by kind. */
const kinds = {
  all: {
    short: 'All',
    heading: 'All projects',
    text: 'We keep a separate account for each project. Your donation to a project is spent on that project.',
  },
  ...donationKinds,
}

/** The list of projects; the page of one project uses them for its progress too. */
export const projects = {
  title: 'Acts of kindness',
  lead: 'Every project of the ashram: what it needs, and what has been donated.',
  projects: 'Projects',
  kinds,
  filter: 'By kind of donation',
  raised: 'donated so far',
  ofGoal: (goal: string) => `of ${goal} needed`,
  percent: (percent: number) => `${percent}\u00a0%`,
  donors: (count: string) => (count === '1' ? 'One donor' : `${count} donors`),
  lastDay: (day: string) => `Last day: ${day}`,
  asOf: (day: string) => `As of ${day}`,
  allAsOf: (day: string) => `All sums are as of ${day}.`,
  openEnd: 'No fixed goal: donations are always needed',
  discover: 'Discover',
  discoverProject: (title: string) => `Discover ${title}`,
  donate: 'Donate',
  donateTo: (title: string) => `Donate to ${title}`,
  empty: 'No project takes this kind of donation at the moment.',
  beyond: 'This page of the list does not exist.',
  toAll: 'See all projects',
  toFirst: 'Go to the first page',
}

/** The search in lists of projects. */
export const search = {
  label: 'Search projects',
  button: 'Search',
  clear: 'Show all projects',
  found: (count: number, words: string) =>
    count === 1 ? `One project found for “${words}”.` : `${groupIndian(count)} projects found for “${words}”.`,
  firstOf: (listed: number, total: number) => `The first ${listed} of ${groupIndian(total)} projects.`,
  firstListed: (listed: number) => `The first ${listed} are listed.`,
}

/** The page of one project. */
export const project = {
  missing: 'This project is not here',
  missingText: 'The project may have ended, or the address is not correct. You can choose another project.',
  toList: 'See all projects',
  crumb: 'Projects',
  giveArea: 'Donate',
  donate: 'Donate Now',
  kinds: donationKinds,
  receipt: 'You get a receipt after the bank has confirmed your payment.',
  tax: (label: string) => `The trust is registered for tax deduction: ${label}. Registration number:`,
  handsInstead: 'Volunteer for this project',
  story: 'About the project',
  share: {
    title: 'Tell others',
    device: 'Share',
    whatsApp: 'On WhatsApp',
    mail: 'By e-mail',
    address: 'Address of this page',
  },
}

/** The content below the story of a project. */
export const moreWays = {
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
  kinds: donationKinds,
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
