import type { DonationType } from '../../../shared/contract/donation/donationType.ts'

/** By type of donation: the filter's word, the heading of its list, and what it means for the donor. */
const kinds: Record<DonationType | 'all', { short: string; heading: string; text: string }> = {
  all: {
    short: 'All',
    heading: 'All projects',
    text: 'We keep a separate account for each project. Your donation to a project is spent on that project.',
  },
  item: {
    short: 'Items',
    heading: 'Donate items',
    text: 'A meal, a day of fodder, a school bag: you choose the items and how many of each. Every item has its price.',
  },
  flexible: {
    short: 'Any amount',
    heading: 'Donate any amount',
    text: 'You choose the amount. It is spent on what the project needs most.',
  },
  fixed: {
    short: 'Fixed share',
    heading: 'Donate a fixed share',
    text: 'One share has a fixed amount. You choose how many shares.',
  },
}

export const en = {
  title: 'Acts of kindness',
  lead: 'Every project of the ashram: what it needs, and what has been donated.',
  projects: 'Projects',
  kinds,
  filter: 'By kind of donation',
  raised: 'donated so far',
  ofGoal: (goal: string) => `of ${goal} needed`,
  percent: (percent: number) => `${percent}\u00a0%`,
  donors: (count: string) => (count === '1' ? 'One donor' : `${count} donors`),
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

export type ProjectsTexts = typeof en
