/** Answers of an API with as much data as a page may ever get. An item project has 300 items, a flexible one has 300 purposes. */
import { trustName } from '../../demo/trustName.ts'
import type { Giving } from '../../shared/contract/giving.ts'

export const manyItemsProject = { id: 1, title: 'Three hundred items' }
export const manyPurposesProject = { id: 2, title: 'Three hundred purposes' }
const many = 300

/** Each row has a picture and is chosen once, so there are as many rows, prices and pictures as possible. */
const picture = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="56" height="56"/>'

const numbers = Array.from({ length: many }, (_, index) => index + 1)
const purposes = numbers.map((id) => ({ id, title: `Purpose ${id}` }))

const givings: Record<number, Giving> = {
  [manyItemsProject.id]: {
    items: numbers.map((id) => ({ id, title: `Item ${id}`, price: 10 + id, image: picture })),
    purpose: purposes.slice(0, 4),
  },
  [manyPurposesProject.id]: {
    items: [],
    purpose: purposes,
    suggested_amounts: [500, 1000, 2500, 6500].map((amount) => ({ amount, label: `What ${amount} rupees do` })),
  },
}

/** An answer as the contract wraps it; 404 without data. */
export const answerWith = (data: unknown): Response =>
  data === undefined
    ? Response.json({ status: false, message: 'Not found', data: null, error: null }, { status: 404 })
    : Response.json({ status: true, message: 'OK', data, error: null })

/**
 * Answers the three public calls that the widget makes.
 *
 * @param path below the API root, e.g. `donation/require-item`
 * @param body of the request, as a form or as JSON: `project_id=1`
 */
export const answerAsApi = (path: string, body: string): Response =>
  answerWith(
    {
      'project/dropdown-list': [
        { ...manyItemsProject, donation_type: 'item' },
        { ...manyPurposesProject, donation_type: 'flexible' },
      ],
      'donation/require-item': givings[Number(/project_id\D+(\d+)/.exec(body)?.[1])],
      'get-contact-details': { companyName: trustName.en },
    }[path],
  )
