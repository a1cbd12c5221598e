import type { Dependencies } from '../dependencies.ts'
import type { Session } from '../platform/http/call.ts'
import { Refused } from '../platform/http/refusal.ts'
import { isOpen, wasPaid } from '../accounting/ledger/states.ts'
import { writeFact } from '../accounting/ledger/writeFact.ts'
import type { Donation } from './findDonation.ts'

/** How many payments one consent may prepare: for mistyped amounts, servers that do not answer, payments that failed, a way back from the provider. */
export const MOST_ATTEMPTS = 10

/** Whether a consent is good for one more donation, after those that began under it. A payment that has arrived, or may have, uses it up. */
export function isConsentLeft(earlier: ReadonlyArray<Pick<Donation, 'state' | 'stage'>>): boolean {
  return earlier.length < MOST_ATTEMPTS && !earlier.some(isTaken)
}

const isTaken = ({ state, stage }: Pick<Donation, 'state' | 'stage'>): boolean => wasPaid(state) || stage === 'settling'

/**
 * On a partner's page the donor agrees to one donation. Call it in the transaction that prepares the payment: it holds the session's row, so parallel calls
 * wait for each other. Answers the consent to store; null for the donor's own session on the trust's site, which may give as often as the donor likes.
 * @throws Refused 401 `consent_used`, so the donor is asked again
 */
export async function takeConsent(db: Dependencies['db'], session: Session): Promise<number | null> {
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
  db: Dependencies['db'],
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

async function donationsUnder(db: Dependencies['db'], consentId: number) {
  await db.selectFrom('sessions').select('id').where('id', '=', consentId).forUpdate().execute()
  return db
    .selectFrom('donations')
    .select(['id', 'state', 'stage', 'recorded_at'])
    .where('consent_id', '=', consentId)
    .execute()
}
