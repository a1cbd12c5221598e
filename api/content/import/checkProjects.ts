import type { Content, ProjectEntry } from './content.ts'
import { addProblem, type Source } from './report.ts'

type Say = (field: string, text: string) => void

/** Checks numbers that a project's page promises, and names of other projects. */
export function checkProjects(source: Source, { projects }: Content): void {
  const slugs = projects.map((project) => project.name)
  const taken = new Map<string, string>()
  for (const project of projects) {
    const say: Say = (field, text) => addProblem(source, `projects/${project.name}/project.json`, field, text)
    for (const [field, id] of identities(project)) {
      const other = taken.get(`${field} ${id}`)
      if (other !== undefined) say(field, `${id} is taken by ${other}`)
      taken.set(`${field} ${id}`, `projects/${project.name}`)
    }
    checkAmounts(project, say)
    for (const other of project.facts.related) {
      if (other === project.name) say('related', 'names the project itself')
      else if (!slugs.includes(other)) say('related', `${other} is not a folder of projects`)
    }
  }
  const featured = projects.filter((project) => project.facts.featured).map((project) => project.name)
  for (const name of featured.slice(1))
    addProblem(source, `projects/${name}/project.json`, 'featured', `only one project can be, and ${featured[0]} is`)
}

/** Values that must differ in every project. */
function identities({ facts }: ProjectEntry): [string, string | number][] {
  return [
    ['id', facts.id],
    ...facts.purposes.map(({ id }): [string, number] => ['purposes.id', id]),
    ...facts.items.map(({ id }): [string, number] => ['items.id', id]),
    ...facts.items.map(({ key }): [string, string] => ['items.key', key]),
    ...facts.volunteer.map(({ id }): [string, number] => ['volunteer.id', id]),
  ]
}

/** Checks that an amount of a fixed donation is a multiple of its base amount. */
function checkAmounts({ facts }: ProjectEntry, say: Say): void {
  const offered = [...facts.items.map((item) => item.price), ...facts.suggestions]
  for (const amount of facts.gives) {
    if (facts.baseAmount !== undefined && amount % facts.baseAmount !== 0)
      say('gives', `${amount} is not a multiple of baseAmount (${facts.baseAmount})`)
    if (facts.baseAmount === undefined && !offered.includes(amount))
      say('gives', `${amount} is neither the price of an item nor a suggestion`)
  }
  if (facts.goal !== undefined && facts.opening.raised >= facts.goal) say('goal', 'must be more than opening.raised')
}
