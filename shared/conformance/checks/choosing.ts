/** What the dialog loads before it is usable. */
import { contactSchema } from '../../contract/content/contact.ts'
import { partnerSchema } from '../../contract/people/account.ts'
import { givingSchema } from '../../contract/giving.ts'
import { projectChoicesSchema } from '../../contract/project.ts'
import type { Check } from '../check.ts'
import { foreignOrigin } from '../settings.ts'
import { notRefused, readData } from '../probe.ts'

/** The most projects whose options are asked for: enough of each kind, and few requests. */
const MOST_PROJECTS = 12

export const choosingChecks: readonly Check[] = [
  {
    id: 'projects',
    part: 'read',
    rule: 'project/dropdown-list lists projects by the contract, each with its own id.',
    async run({ facts }) {
      const read = readData(await facts.choicesAnswer(), projectChoicesSchema)
      if ('problem' in read) return [read.problem]
      if (read.data.length === 0) return ['project/dropdown-list is empty']
      return new Set(read.data.map(({ id }) => id)).size < read.data.length ? ['two projects have the same id'] : []
    },
  },
  {
    id: 'options',
    part: 'read',
    rule: 'donation/require-item answers items, purposes and amounts by the contract: whole rupees, and each entry with its own id.',
    async run({ facts }) {
      const found: string[] = []
      for (const { id } of (await facts.choices()).slice(0, MOST_PROJECTS)) {
        const read = readData(await facts.givingAnswer(id), givingSchema)
        if ('problem' in read) found.push(read.problem)
        else
          for (const list of [read.data.items, read.data.purpose])
            if (new Set(list.map((entry) => entry.id)).size < list.length)
              found.push(`project ${id} has two entries with the same id`)
      }
      return found
    },
  },
  {
    id: 'purposes',
    part: 'read',
    rule: 'Every project has a purpose, because the form requires one.',
    async run({ facts }) {
      const found: string[] = []
      for (const { id } of (await facts.choices()).slice(0, MOST_PROJECTS))
        if ((await facts.giving(id)).purpose.length === 0) found.push(`project ${id} has no purpose`)
      return found
    },
  },
  {
    id: 'items',
    part: 'read',
    rule: 'A project of the type `item` has an item with a price.',
    async run({ facts }) {
      const found: string[] = []
      for (const { id, donation_type } of (await facts.choices()).slice(0, MOST_PROJECTS))
        if (donation_type === 'item' && !(await facts.giving(id)).items.some(({ price }) => price))
          found.push(`project ${id} has no item with a price`)
      return found
    },
  },
  {
    id: 'options-by-form',
    part: 'read',
    rule: 'donation/require-item also reads a form body, which a foreign page sends without a preflight.',
    async run({ facts, probe }) {
      const [first] = await facts.choices()
      if (!first) return []
      const body = { type: 'application/x-www-form-urlencoded', text: `project_id=${first.id}` }
      const read = readData(await probe.send('donation/require-item', { body, about: 'as a form' }), givingSchema)
      return 'problem' in read ? [read.problem] : []
    },
  },
  {
    id: 'unknown-project',
    part: 'read',
    rule: 'An unknown project is refused with 404.',
    run: async ({ probe }) =>
      notRefused(
        await probe.send('donation/require-item', { json: { project_id: 987_654_321 }, about: 'unknown project' }),
        [404],
      ),
  },
  {
    id: 'contact',
    part: 'read',
    rule: 'get-contact-details answers by the contract.',
    async run({ probe }) {
      const read = readData(await probe.send('get-contact-details'), contactSchema)
      return 'problem' in read ? [read.problem] : []
    },
  },
  {
    id: 'partner',
    part: 'read',
    rule: 'donation/partner answers `name: null` for an origin that nobody registered.',
    async run({ probe }) {
      const path = `donation/partner?origin=${encodeURIComponent(foreignOrigin)}`
      const read = readData(await probe.send(path), partnerSchema)
      if ('problem' in read) return [read.problem]
      return read.data.name === null ? [] : [`${foreignOrigin} is registered as ${JSON.stringify(read.data.name)}`]
    },
  },
]
