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
  /** The heading until its title is known. */
  one: 'Project',
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
