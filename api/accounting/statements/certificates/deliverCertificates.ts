import { type Delivered, deliverCertificatesSchema } from '../../../../shared/contract/staff/certificates.ts'
import { audit } from '../../../audit/audit.ts'
import type { Answer, Call, Session } from '../../../call.ts'
import { readJson } from '../../../base/http/readRequest.ts'
import { fallbackLanguage } from '../../../../shared/languages.ts'
import { certificateFileMail, certificateMail } from '../../../mail/mails.ts'
import type { Mail } from '../../../mail/mailer.ts'
import { readStatementRules } from '../statementRules.ts'
import { certificateState } from './listCertificates.ts'
import type { Database } from '../../../storage/database.ts'

/**
 * `POST staff/certificates-deliver { year }`. Mails each donor whose certificate waits, and shows it on their page of donations. A donor without an account gets
 * the file itself at the address that staff entered; without an address, from staff. A second call delivers nothing twice.
 */
export async function deliverCertificates({ deps, request, session }: Call<Session>): Promise<Answer> {
  const { year } = await readJson(request, deliverCertificatesSchema)
  const { form } = await readStatementRules(deps, year)
  const data: Delivered = { mailed: 0, by_hand: 0 }
  await deps.db.transaction().execute(async (db) => {
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
      const mail = await mailOf(db, id, what, deps.config.siteRoot)
      if (mail) await deps.mailer.send(mail, db)
      await db
        .updateTable('certificates')
        .set({ delivered_at: deps.now(), delivered_by_mail: mail !== null })
        .where('id', '=', id)
        .execute()
      data[mail ? 'mailed' : 'by_hand'] += 1
    }
    await audit({ db, now: deps.now }, session.userId, 'certificates.delivered', { details: { year, ...data } })
  })
  deps.mailer.wake()
  return { data }
}

/** Null: the donor has no account, and no address is known. */
async function mailOf(
  db: Database,
  id: number,
  what: { form: string; year: string; isRevised: boolean },
  siteRoot: string,
): Promise<Mail | null> {
  const user = await findReader(db, id)
  if (user) return { ...certificateMail(user, what, siteRoot), userId: user.id }
  const donor = await findOffline(db, id)
  if (!donor?.email) return null
  const { email, full_name, language } = donor
  return certificateFileMail({ email, full_name, language: language ?? fallbackLanguage }, what, id)
}

/** The newest donation that a certificate is about, for the person who gave it. */
const newestOf = (db: Database, certificateId: number) =>
  db
    .selectFrom('certificate_donations')
    .innerJoin('donations', 'donations.id', 'donation_id')
    .where('certificate_id', '=', certificateId)
    .orderBy('donations.id', 'desc')
    .limit(1)

const findReader = (db: Database, certificateId: number) =>
  newestOf(db, certificateId)
    .innerJoin('users', 'users.id', 'donations.user_id')
    .select(['users.id', 'users.email', 'users.full_name', 'users.language'])
    .executeTakeFirst()

/** A donor without an account, and the language of their mails. */
const findOffline = (db: Database, certificateId: number) =>
  newestOf(db, certificateId)
    .innerJoin('donors', 'donors.id', 'donations.donor_id')
    .select(['donors.email', 'donors.full_name', 'donations.language'])
    .executeTakeFirst()
