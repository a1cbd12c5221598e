import { sql } from 'kysely'
import type {
  CertificatePage,
  certificatesQuerySchema,
  CertificateState,
  Delivered,
  deliverCertificatesSchema,
} from '../../../../shared/contract/staff/certificates.ts'
import { type BeforeJson, type Handler, inTransaction } from '../../../call.ts'
import { fallbackLanguage } from '../../../../shared/languages.ts'
import { audit } from '../../../audit/audit.ts'
import type { Mail } from '../../../mail/mailer.ts'
import { certificateFileMail, certificateMail } from '../../../mail/mails.ts'
import type { Database } from '../../../storage/database.ts'
import { readStatementRules } from '../statementRules.ts'
import { readPage, countRows } from '../../../storage/readPage.ts'
import { readReceipt } from '../../receipts/readReceipt.ts'
import { openName } from './openCertificate.ts'
import { maskPan } from '../../../../shared/contract/people/person.ts'

/** A file name as pages and logs may show it: without PANs. */
export const maskIds = (name: string): string =>
  name.replace(/[A-Z]{5}\d{4}[A-Z]/gi, (pan) => maskPan(pan.toUpperCase()))

/** The state of a certificate, and the order in which the list shows the states. */
const certificateState = sql<CertificateState>`case
  when exists (select from certificates newer where newer.replaces = certificates.id) then 'replaced'
  when certificates.doubt is not null then certificates.doubt
  when certificates.delivered_at is null then 'waiting'
  when certificates.delivered_by_mail then 'mailed'
  else 'by_hand' end`
const order = sql`array_position(array['ambiguous', 'unmatched', 'waiting', 'by_hand', 'mailed', 'replaced'], ${certificateState})`

/** `GET staff/certificates?year=2026-27&state=unmatched&page=1`. */
export const listCertificates: Handler<typeof certificatesQuerySchema> = async ({ deps }, query) => {
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
  const waiting = await countRows(ofYear.where(certificateState, '=', 'waiting'))
  const described: BeforeJson<CertificatePage['rows'][number]>[] = []
  for (const { name_sealed, donation, ...row } of rows) {
    const file = maskIds(openName(deps, row.id, name_sealed))
    const donor = donation === null ? null : ((await readReceipt(deps, donation))?.donor?.name ?? null)
    described.push({ ...row, file, donor })
  }
  return { data: { rows: described, ...page, waiting } satisfies BeforeJson<CertificatePage> }
}

/**
 * `POST staff/certificates-deliver { year }`. Mails each donor whose certificate waits, and shows it on their page of donations. A donor without an account gets
 * the file itself at the address that staff entered; without an address, from staff. A second call delivers nothing twice.
 */
export const deliverCertificates = inTransaction<typeof deliverCertificatesSchema>(
  async ({ deps, session }, { year }) => {
    const { db, mailer, now, config } = deps
    const { form } = await readStatementRules(deps, year)
    const data: Delivered = { mailed: 0, by_hand: 0 }
    const waiting = await db
      .selectFrom('certificates')
      .select(['id', 'replaces'])
      .where('year', '=', year)
      .where(certificateState, '=', 'waiting')
      .orderBy('id')
      .forUpdate()
      .execute()
    for (const { id, replaces } of waiting) {
      const what = { form: form.certificate, year, isRevised: replaces !== null }
      const mail = await mailOf(db, id, what, config.siteRoot)
      if (mail) await mailer.send(mail, db)
      const set = { delivered_at: now(), delivered_by_mail: mail !== null }
      await db.updateTable('certificates').set(set).where('id', '=', id).execute()
      data[mail ? 'mailed' : 'by_hand'] += 1
    }
    await audit(deps, session.userId, 'certificates.delivered', { details: { year, ...data } })
    return { data }
  },
)

/**
 * The mail to the account, or else to the donor without one, of the newest donation that a certificate is about. Null: there is no account, and no address is
 * known.
 */
async function mailOf(
  db: Database,
  id: number,
  what: { form: string; year: string; isRevised: boolean },
  siteRoot: string,
): Promise<Mail | null> {
  const donations = db
    .selectFrom('certificate_donations')
    .innerJoin('donations', 'donations.id', 'donation_id')
    .where('certificate_id', '=', id)
    .orderBy('donations.id', 'desc')
  const user = await donations
    .innerJoin('users', 'users.id', 'donations.user_id')
    .select(['users.id', 'users.email', 'users.full_name', 'users.language'])
    .executeTakeFirst()
  if (user) return { ...certificateMail(user, what, siteRoot), userId: user.id }
  const donor = await donations
    .innerJoin('donors', 'donors.id', 'donations.donor_id')
    .select(['donors.email', 'donors.full_name', 'donations.language'])
    .executeTakeFirst()
  const { email, language } = donor ?? {}
  return donor && email
    ? certificateFileMail({ ...donor, email, language: language ?? fallbackLanguage }, what, id)
    : null
}
