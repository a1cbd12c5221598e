import { kinds } from '../../../shared/kinds/kinds.ts'
import type { Known } from './askApi.ts'
import type { Choices } from './choices.ts'

/**
 * Choices that the trust knows: a project or purpose that it does not have is left out, and so are amounts for a project that counts in things, where a
 * button would promise what the form passes over. Where the trust did not answer, what was chosen stays.
 */
export function settle(choices: Choices, { projects, purposes }: Pick<Known, 'projects' | 'purposes'>): Choices {
  const has = (list: ReadonlyArray<{ id: number }>, id: number | undefined) =>
    list.length === 0 || list.some((entry) => entry.id === id)
  const project = has(projects, choices.project) ? choices.project : undefined
  const inThings = projects.some(({ id, donation_type }) => id === project && kinds[donation_type].listsItems)
  const amounts = inThings ? [] : choices.amounts
  return {
    ...choices,
    project,
    amounts,
    purpose: project && has(purposes, choices.purpose) ? choices.purpose : undefined,
  }
}
