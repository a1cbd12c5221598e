import { kinds } from '../../../shared/kinds/kinds.ts'
import type { Known } from './askApi.ts'
import type { Choices } from './choices.ts'

/**
 * Keeps only choices that the trust knows. It leaves out an unknown project or purpose, and amounts for a project with items, because the form ignores
 * them. If the trust did not answer, the choices stay.
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
