import { groupIndian } from '../../../../shared/money.ts'

export const en = {
  label: 'Search projects',
  button: 'Search',
  clear: 'Show all projects',
  found: (count: number, words: string) =>
    count === 1 ? `One project found for “${words}”.` : `${groupIndian(count)} projects found for “${words}”.`,
  firstOf: (listed: number, total: number) => `The first ${listed} of ${groupIndian(total)} projects.`,
  firstListed: (listed: number) => `The first ${listed} are listed.`,
}

export type ProjectSearchTexts = typeof en
