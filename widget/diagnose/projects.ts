import type { Finding } from './finding.ts'

export interface NamedProject {
  /** As the page wrote it. */
  id: string
  /** Name of the attribute that says so. */
  attribute: string
}

const mostShown = 12

/** Project ids on the page that the trust does not have, each once. */
export const projectFindings = (
  named: readonly NamedProject[],
  projects: ReadonlyArray<{ id: number; title: string }>,
): Finding[] => {
  const [first] = projects
  if (!first) return []
  const there = projects.slice(0, mostShown).map(({ id, title }) => `${id} (${title})`)
  const unknown = named.filter(
    ({ id }, place) =>
      !projects.some((project) => String(project.id) === id) && named.findIndex((other) => other.id === id) === place,
  )
  return unknown.map(({ id, attribute }) => ({
    code: 'project_unknown',
    hint: `There is no project ${id}: the giver would have to choose. There are ${there.join(', ')}.`,
    fix: `${attribute}="${first.id}"`,
  }))
}
