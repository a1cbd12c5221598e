import type { AgreedDonation, Session, Handler } from '../call.ts'
import { Refused, conflict, notFound } from '../base/http/refusal.ts'
import { isOpen, wasPaid } from '../accounting/ledger/states.ts'
import { writeFact } from '../accounting/ledger/writeFact.ts'
import { type Donation, getDonation } from './findDonation.ts'
import type { Database } from '../storage/database.ts'
import type { Handover, handoverRequestSchema } from '../../shared/contract/donation/donation.ts'
import { countOwnAttempt } from '../accounts/limit.ts'
import { sha256 } from '../accounts/secret.ts'
import { toTouch } from '../partners/partners.ts'
import { projectTitles } from '../projects/project.ts'
import { storedFields } from '../payment/issuedPayment.ts'

/** How many payments one consent may prepare: for mistyped amounts, servers that do not answer, payments that failed, a way back from the provider. */
export const MOST_ATTEMPTS = 10

/** Whether a consent is good for one more donation, after those that began under it. A payment that has arrived, or may have, uses it up. */
export function isConsentLeft(earlier: ReadonlyArray<Pick<Donation, 'state' | 'stage'>>): boolean {
  return earlier.length < MOST_ATTEMPTS && !earlier.some(isTaken)
}

const isTaken = ({ state, stage }: Pick<Donation, 'state' | 'stage'>): boolean => wasPaid(state) || stage === 'settling'

/**
 * The sign-in window has shown a project and an amount, and the donor's press was for them.
 * @throws Refused 401 `consent_differs`, so the donor is asked again, with the new ones in view
 */
export function refuseOther({ agreed }: Pick<Session, 'agreed'>, wanted: AgreedDonation): void {
  if (agreed && (agreed.projectId !== wanted.projectId || agreed.amount !== wanted.amount))
    throw new Refused(401, 'consent_differs')
}

/**
 * Whether the donor has seen this donation in the sign-in window. If not, the hand-over page shows it and waits for a press. True on the trust's own pages,
 * where the donor has pressed CONTINUE below the amount.
 */
async function wasAgreed(db: Database, donation: Donation): Promise<boolean> {
  if (donation.partner_origin === null) return true
  const agreed = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', donation.consent_id)
    .where('agreed_project_id', '=', donation.project_id)
    .where('agreed_amount', '=', donation.amount)
    .executeTakeFirst()
  return agreed !== undefined
}

/**
 * On a partner's page the donor agrees to one donation. Call it in the transaction that prepares the payment: it holds the session's row, so parallel calls
 * wait for each other. Answers the consent to store; null for the donor's own session on the trust's site, which may give as often as the donor likes.
 * @throws Refused 401 `consent_used`, so the donor is asked again
 */
export async function takeConsent(db: Database, session: Session): Promise<number | null> {
  if (session.scope !== 'donate') return null
  if (!isConsentLeft(await donationsUnder(db, session.id))) throw used()
  return session.id
}

/**
 * Call it in the transaction that records a donation: of the donations under one consent, one is recorded and open. An earlier open one is withdrawn, so it
 * can no longer be handed over. If its payment arrives nevertheless, it counts.
 * @throws Refused 401 `consent_used` if a payment under this consent has arrived, or may have
 */
export async function recordUnderConsent(
  db: Database,
  { id, consent_id }: Pick<Donation, 'id' | 'consent_id'>,
  at: Date,
): Promise<void> {
  if (consent_id === null) return
  const others = (await donationsUnder(db, consent_id)).filter((donation) => donation.id !== id)
  if (others.some(isTaken)) throw used()
  for (const other of others.filter(({ state, recorded_at }) => isOpen(state) && recorded_at))
    await writeFact(db, { id: other.id }, { event: 'withdrawn', actor: 'donor', at, set: { recorded_at: null } })
}

const used = () => new Refused(401, 'consent_used')

async function donationsUnder(db: Database, consentId: number) {
  await db.selectFrom('sessions').select('id').where('id', '=', consentId).forUpdate().execute()
  return db
    .selectFrom('donations')
    .select(['id', 'state', 'stage', 'recorded_at'])
    .where('consent_id', '=', consentId)
    .execute()
}

/**
 * `POST donation/handover { code }`. Answers the payment form and the attribution for the one-time code of a donation that began on a partner's page
 * (specification, decision 8). The code works once, for 10 minutes, after the donation is recorded. It needs the donor's own full session, because the
 * partner's page knows the code and the form names the donor. `confirm`: the donor has not seen this amount on the trust's own pages, so the page waits for a
 * press. 404 for an invalid code or somebody else's, 409 `not_recorded` or `settled`.
 */
export const handover: Handler<typeof handoverRequestSchema> = async ({ deps, request, session, language }, sent) => {
  const { code } = sent
  await countOwnAttempt({ deps, request, session }, 'handover')
  const now = deps.now()
  const data: Handover = await deps.db.transaction().execute(async (db) => {
    const used = await db
      .updateTable('handovers')
      .set({ used_at: now })
      .where('code_sha256', '=', sha256(code))
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returning('donation_id')
      .executeTakeFirst()
    if (!used) throw notFound()
    const donation = await getDonation({ db }, used.donation_id)
    // A refusal rolls the transaction back, so the code stays unused.
    if (donation.user_id !== session.userId) throw notFound()
    if (!isOpen(donation.state)) throw conflict('settled')
    if (!donation.recorded_at) throw conflict('not_recorded')
    return {
      action: deps.provider.paymentUrl,
      fields: storedFields(donation.form_fields),
      ...(!(await wasAgreed(db, donation)) && {
        confirm: true,
        project: (await projectTitles(db, donation.project_id))[language],
      }),
      ...toTouch(donation),
    }
  })
  return { data }
}
