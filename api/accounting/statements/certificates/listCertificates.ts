import { sql } from 'kysely'
import {
  type CertificatePage,
  certificatesQuerySchema,
  type CertificateState,
} from '../../../../shared/contract/staff/certificates.ts'
import type { Dependencies } from '../../../dependencies.ts'
import type { Answer, Call, Session } from '../../../call.ts'
import { readQuery } from '../../../base/http/readRequest.ts'
import { readPage, countRows } from '../../../storage/readPage.ts'
import { readReceiptDonor } from '../../receipts/readReceipt.ts'
import { openName } from './openCertificate.ts'
import { maskPan } from '../../../../shared/contract/people/person.ts'

/** A file name as pages and logs may show it: without PANs. */
export const maskIds = (name: string): string =>
  name.replace(/[A-Z]{5}\d{4}[A-Z]/gi, (pan) => maskPan(pan.toUpperCase()))

/** The state of a certificate, and the order in which the list shows the states. */
export const certificateState = sql<CertificateState>`case
  when exists (select from certificates newer where newer.replaces = certificates.id) then 'replaced'
  when certificates.doubt is not null then certificates.doubt
  when certificates.delivered_at is null then 'waiting'
  when certificates.delivered_by_mail then 'mailed'
  else 'by_hand' end`
const order = sql`array_position(array['ambiguous', 'unmatched', 'waiting', 'by_hand', 'mailed', 'replaced'], ${certificateState})`

/** `GET staff/certificates?year=2026-27&state=unmatched&page=1`. */
export async function listCertificates({ deps, url }: Call<Session>): Promise<Answer> {
  const query = readQuery(url, certificatesQuerySchema)
  const ofYear = deps.db.selectFrom('certificates').where('year', '=', query.year)
  const all = query.state ? ofYear.where(certificateState, '=', query.state) : ofYear
  const shown = all
    .select(['id', 'name_sealed', 'replaces', 'uploaded_at'])
    .select(certificateState.as('state'))
    .select((eb) =>
      eb
        .selectFrom('certificate_donations')
        .whereRef('certificate_id', '=', 'certificates.id')
        .select((inner) => inner.fn.max('donation_id').as('last'))
        .as('donation'),
    )
    .orderBy(order)
    .orderBy('id')
  const { rows, ...page } = await readPage(all, shown, query)
  const data: CertificatePage = {
    rows: [],
    ...page,
    waiting: await countRows(ofYear.where(certificateState, '=', 'waiting')),
  }
  for (const { id, name_sealed, replaces, uploaded_at, state, donation } of rows)
    data.rows.push({
      id,
      file: maskIds(openName(deps, id, name_sealed)),
      state,
      donor: await nameOf(deps, donation),
      replaces,
      uploaded_at: uploaded_at.toISOString(),
    })
  return { data }
}

const nameOf = async (deps: Dependencies, donation: number | null): Promise<string | null> =>
  donation === null ? null : ((await readReceiptDonor(deps, donation))?.name ?? null)
