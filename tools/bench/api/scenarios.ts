import * as z from 'zod/mini'
import { areas } from '../../../api/routes/areas.ts'
import type { Step } from './runLoad.ts'

const detailSchema = z.object({ data: z.object({ txn_id: z.string() }) })

const read = (path: string): Step => ({ name: path.split('?')[0] ?? path, method: 'GET', path })
const items: Step = {
  name: 'donation/require-item',
  method: 'POST',
  path: 'donation/require-item',
  body: () => ({ project_id: 4 }),
}

/** A donation from the form's first request to the status: seven reads and three writes. */
export const mixed: readonly Step[] = [
  read('project/dropdown-list'),
  items,
  read('get-contact-details'),
  {
    name: 'donation/payment-detail',
    method: 'POST',
    path: 'donation/payment-detail',
    signedIn: true,
    body: () => ({ project_id: 4, amount: 500, purpose_id: 41, items: [] }),
    keep: (visit, text) => {
      const detail = detailSchema.safeParse(JSON.parse(text))
      visit.txnId = detail.success ? detail.data.data.txn_id : 'none'
    },
  },
  read('featured-project'),
  read('blog'),
  {
    name: 'donation/add-donation',
    method: 'POST',
    path: 'donation/add-donation',
    signedIn: true,
    body: ({ txnId }) => ({
      txn_id: txnId,
      project_id: 4,
      purpose_id: 41,
      purpose_text: '',
      items: [],
      donation_type: 'flexible',
      donation_amount: 500,
    }),
  },
  read('project'),
  read('get-home-banner'),
  {
    name: 'donation/update-status',
    method: 'POST',
    path: 'donation/update-status',
    signedIn: true,
    body: ({ txnId }) => ({ txn_id: txnId }),
  },
]

/** What reads with a required parameter are asked for. */
const queries: Record<string, string> = {
  'get-pages-banner': '?page=about',
  'get-page': '?page=csr-support',
  search: '?q=kitchen',
  'blog/blogdetails': '?blog_id=1',
  'donation/partner': '?origin=http://partner.test',
  'donation/partner-name': '?partner_id=meghdoot',
}

/** Every public read, by itself. */
export const publicReads: readonly Step[] = areas
  .flatMap(({ routes }) => routes)
  .flatMap((route): Step[] => {
    if (!route.cached) return []
    const name = route.path
    return route.method === 'POST'
      ? [{ name, method: 'POST', path: name, body: () => ({ project_id: 3 }) }]
      : [{ name, method: 'GET', path: `${name}${queries[name] ?? ''}` }]
  })
