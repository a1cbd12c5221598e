import * as z from 'zod/mini'
import { areas } from '../../../api/routes/areas.ts'
import type { Step } from './runLoad.ts'

const detailSchema = z.object({ data: z.object({ txn_id: z.string() }) })

const read = (path: string): Step => ({ name: path.split('?')[0] ?? path, method: 'GET', path })
const post = (path: string, body: NonNullable<Step['body']>, more: Partial<Step> = {}): Step => ({
  name: path,
  method: 'POST',
  path,
  body,
  ...more,
})
const signedIn = true
const given = { project_id: 4, purpose_id: 41, items: [] }
const recorded = { ...given, purpose_text: '', donation_type: 'flexible', donation_amount: 500 }

/** A donation from the form's first request to the status: seven reads and three writes. */
export const mixed: readonly Step[] = [
  read('project/dropdown-list'),
  post('donation/require-item', () => ({ project_id: 4 })),
  read('get-contact-details'),
  post('donation/payment-detail', () => ({ ...given, amount: 500 }), {
    signedIn,
    keep: (visit, text) => {
      const detail = detailSchema.safeParse(JSON.parse(text))
      visit.txnId = detail.success ? detail.data.data.txn_id : 'none'
    },
  }),
  read('featured-project'),
  read('blog'),
  post('donation/add-donation', ({ txnId }) => ({ ...recorded, txn_id: txnId }), { signedIn }),
  read('project'),
  read('get-home-banner'),
  post('donation/update-status', ({ txnId }) => ({ txn_id: txnId }), { signedIn }),
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
  .filter(({ cached }) => cached)
  .map(({ method, path }) =>
    method === 'POST'
      ? post(path, () => ({ project_id: 3 }))
      : { ...read(path), path: `${path}${queries[path] ?? ''}` },
  )
