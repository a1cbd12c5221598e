import { type Delivered, deliverCertificatesSchema } from '../../../../shared/contract/staff/certificates.ts'
import { audit } from '../../../audit/audit.ts'
import type { Dependencies } from '../../../dependencies.ts'
import type { Answer, Call, Session } from '../../../platform/http/call.ts'
import { readJson } from '../../../platform/http/readBody.ts'
import { certificateMail } from '../../../mail/certificateMail.ts'
import { readStatementRules } from '../statementRules.ts'
import { certificateState } from './listCertificates.ts'

/**
 * `POST staff/certificates-deliver { year }`. Mails each donor whose certificate waits, and shows it on their page of donations. Donors without an account get
 * theirs from staff. A second call delivers nothing twice.
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
      const user = await findReader(db, id)
      const what = { form: form.certificate, year, isRevised: replaces !== null }
      if (user) {
        const mail = certificateMail(user, what, deps.config.siteRoot)
        await deps.mailer.send({ ...mail, userId: user.id }, db)
      }
      await db
        .updateTable('certificates')
        .set({ delivered_at: deps.now(), delivered_by_mail: user !== undefined })
        .where('id', '=', id)
        .execute()
      data[user ? 'mailed' : 'by_hand'] += 1
    }
    const details = { year, ...data }
    await audit({ db, now: deps.now }, { actor: session.userId, action: 'certificates.delivered', details })
  })
  deps.mailer.wake()
  return { data }
}

/** The account whose donations a certificate is about. */
const findReader = (db: Dependencies['db'], certificateId: number) =>
  db
    .selectFrom('certificate_donations')
    .innerJoin('donations', 'donations.id', 'donation_id')
    .innerJoin('users', 'users.id', 'donations.user_id')
    .select(['users.id', 'users.email', 'users.full_name', 'users.language'])
    .where('certificate_id', '=', certificateId)
    .orderBy('donations.id', 'desc')
    .limit(1)
    .executeTakeFirst()
