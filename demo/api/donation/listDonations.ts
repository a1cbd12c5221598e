import * as z from 'zod/mini'
import type { DonationPage } from '../../../shared/contract/donation.ts'
import type { Answer, Call, Session } from '../http/call.ts'
import { checkPayload } from '../http/readBody.ts'
import { describeDonations } from './status.ts'

const count = z.string().check(z.regex(/^[1-9]\d{0,6}$/, 'invalid'))
const querySchema = z.object({
  page: z._default(count, '1'),
  per_page: z._default(count.check(z.refine((text) => Number(text) <= 50, 'too_big')), '10'),
})

/** `GET donation?page=1&per_page=10`. Own recorded gifts, newest first; at most 50 a page, 422 beyond. */
export async function listDonations({ deps, url, session, language }: Call<Session>): Promise<Answer> {
  const query = checkPayload(querySchema, Object.fromEntries(url.searchParams))
  const [page, perPage] = [Number(query.page), Number(query.per_page)]
  // A payment that came before its record is the donor's gift too.
  const own = deps.db
    .selectFrom('donations')
    .where('user_id', '=', session.userId)
    .where((eb) => eb.or([eb('recorded_at', 'is not', null), eb('state', '=', 'success')]))
  const { total } = await own.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await own
    .selectAll()
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  const data: DonationPage = { rows: await describeDonations(deps, rows, language), page, per_page: perPage, total }
  return { data }
}
