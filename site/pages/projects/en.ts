import type { DonationType } from '../../../shared/contract/project.ts'

/** By type of giving: the filter's word, the heading of its list, and what it means for the giver. */
const kinds: Record<DonationType | 'all', { short: string; heading: string; text: string }> = {
  all: {
    short: 'All',
    heading: 'All the work',
    text: 'Each work keeps an account of its own. What is given to one is spent on that one.',
  },
  item: {
    short: 'Single things',
    heading: 'Give single things',
    text: 'A meal, a day of fodder, a school bag: you choose what and how many, each at its price.',
  },
  flexible: {
    short: 'Any amount',
    heading: 'Give any amount',
    text: 'You write the amount, large or small. It goes to what is needed next.',
  },
  fixed: {
    short: 'Whole shares',
    heading: 'Give whole shares',
    text: 'One share has a set amount and does one whole thing. You say how many shares it shall be.',
  },
}

export const en = {
  title: 'Acts of kindness',
  lead: 'Every work of the ashram, with what it needs and what has come.',
  projects: 'Projects',
  kinds,
  filter: 'By way of giving',
  raised: 'given so far',
  ofGoal: (goal: string) => `of ${goal} that are needed`,
  percent: (percent: number) => `${percent}\u00a0%`,
  donors: (count: string) => (count === '1' ? 'One person has given' : `${count} people have given`),
  asOf: (day: string) => `As of ${day}`,
  openEnd: 'Needed as long as it lasts',
  discover: 'Discover',
  discoverProject: (title: string) => `Discover ${title}`,
  donate: 'Donate',
  donateTo: (title: string) => `Donate to ${title}`,
  empty: 'No work takes gifts in this way just now.',
  beyond: 'The list does not go on this far.',
  toAll: 'See all the work',
  toFirst: 'To its first page',
}

export type ProjectsTexts = typeof en
