/** What the dialog loads before it is usable. */
import { contactSchema } from '../../../../shared/contract/content/contact.ts'
import { partnerSchema } from '../../../../shared/contract/people/account.ts'
import { givingSchema } from '../../../../shared/contract/giving.ts'
import { type ProjectChoice, projectChoicesSchema } from '../../../../shared/contract/project.ts'
import { type Bench, check, type Check, inTurn } from '../check.ts'
import { foreignOrigin } from '../options.ts'
import { byContract, notRefused, readData } from '../probe.ts'

/** The most projects whose options are asked for: enough of each kind, and few requests. */
const MOST_PROJECTS = 12

const inProjects = async ({ facts }: Bench, judge: (project: ProjectChoice) => Promise<readonly string[]>) =>
  inTurn((await facts.choices()).slice(0, MOST_PROJECTS), judge)

const isTwice = (list: ReadonlyArray<{ id: number }>) => new Set(list.map(({ id }) => id)).size < list.length

export const choosingChecks: readonly Check[] = [
  check(
    'projects',
    'project/dropdown-list lists projects by the contract, each with its own id.',
    async ({ facts }) => {
      const projects = readData(await facts.choicesAnswer(), projectChoicesSchema)
      if (projects.length === 0) return ['project/dropdown-list is empty']
      return isTwice(projects) ? ['two projects have the same id'] : []
    },
  ),
  check(
    'options',
    'donation/require-item answers items, purposes and amounts by the contract: whole rupees, and each entry with its own id.',
    (bench) =>
      inProjects(bench, async ({ id }) => {
        const { items, purpose } = readData(await bench.facts.givingAnswer(id), givingSchema)
        return [items, purpose].filter(isTwice).map(() => `project ${id} has two entries with the same id`)
      }),
  ),
  check('purposes', 'Every project has a purpose, because the form requires one.', (bench) =>
    inProjects(bench, async ({ id }) =>
      (await bench.facts.giving(id)).purpose.length === 0 ? [`project ${id} has no purpose`] : [],
    ),
  ),
  check('items', 'A project of the type `item` has an item with a price.', (bench) =>
    inProjects(bench, async ({ id, donation_type }) =>
      donation_type === 'item' && !(await bench.facts.giving(id)).items.some(({ price }) => price)
        ? [`project ${id} has no item with a price`]
        : [],
    ),
  ),
  check(
    'options-by-form',
    'donation/require-item also reads a form body, which a foreign page sends without a preflight.',
    async ({ facts, probe }) => {
      const [first] = await facts.choices()
      if (!first) return []
      const body = { type: 'application/x-www-form-urlencoded', text: `project_id=${first.id}` }
      readData(await probe.send('donation/require-item', { body, about: 'as a form' }), givingSchema)
      return []
    },
  ),
  check('unknown-project', 'An unknown project is refused with 404.', async ({ probe }) =>
    notRefused(
      await probe.send('donation/require-item', { json: { project_id: 987_654_321 }, about: 'unknown project' }),
      [404],
    ),
  ),
  check(
    'contact',
    'get-contact-details answers by the contract.',
    byContract(contactSchema, ({ probe }) => probe.send('get-contact-details')),
  ),
  check('partner', 'donation/partner answers `name: null` for an origin that nobody registered.', async ({ probe }) => {
    const path = `donation/partner?origin=${encodeURIComponent(foreignOrigin)}`
    const { name } = readData(await probe.send(path), partnerSchema)
    return name === null ? [] : [`${foreignOrigin} is registered as ${JSON.stringify(name)}`]
  }),
]
