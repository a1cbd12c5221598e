/**
 * An agreement by net banking. The bank registers it at ₹0 and by the next day. It begins without a payment, so there is no donation, receipt or income.
 * What the browser brings back is not believed. The provider is asked.
 */
import type { Language } from '../../shared/languages.ts'
import type { Dependencies } from '../dependencies.ts'
import { newTxnId } from '../donation/txnId.ts'
import { withoutPerson } from '../payment/forgetDonor.ts'
import { storedFields } from '../payment/issuedPayment.ts'
import type { FormFields, PaymentOrder, PaymentReport } from '../payment/provider.ts'
import { begin, each, type Running } from './mandateLife.ts'
import { queueEnded } from './mandateMails.ts'
import { insertMandate, type Mandate, moveMandate, readDebitRules } from './mandates.ts'

/** How often the bank is asked. Nobody waits for the answer, except a donor who returns. */
const ASK_EVERY_MS = 60 * 60_000
/** A donor who has not finished at the bank by then does not come back. */
const GIVEN_UP_MS = 24 * 60 * 60_000
const BATCH = 200

interface Registration {
  userId: number
  order: Pick<PaymentOrder, 'donor'> & {
    project: { id: number; title: string }
    purpose: { id: number; title: string } | null
  }
  agreed: Parameters<typeof insertMandate>[3]
  language: Language
}

/** Stores the mandate and answers the form that registers it. @throws ProviderUnreachable */
export async function register(
  deps: Dependencies,
  { userId, order: { project, purpose, donor }, agreed, language }: Registration,
): Promise<{ action: string; fields: FormFields }> {
  const txnId = newTxnId()
  const { monthly, startsOn } = agreed
  const { fields } = await deps.provider.prepare({
    txnId,
    amountRupees: 0,
    project: project.title,
    donor,
    returnUrl: `${deps.config.apiRoot}/payment/return/${txnId}`,
    mandate: { mostRupees: monthly.most, startsOn, endsOn: monthly.until, day: monthly.day },
  })
  const beginning = {
    user_id: userId,
    project_id: project.id,
    purpose_id: purpose?.id ?? null,
    purpose_text: purpose?.title ?? null,
    language,
    first_donation_id: null,
    registration_txn_id: txnId,
    registration_fields: JSON.stringify(withoutPerson(deps.provider, fields)),
  }
  await insertMandate(deps.db, deps.now(), beginning, agreed)
  return { action: deps.provider.paymentUrl, fields }
}

/** A message names a transaction. If it is a registration, the provider is asked, at most every ten seconds. Null if it is none. */
export async function hearRegistration(deps: Dependencies, txnId: string): Promise<{ language: Language } | null> {
  const found = await deps.db
    .selectFrom('mandates')
    .selectAll()
    .where('registration_txn_id', '=', txnId)
    .executeTakeFirst()
  if (!found) return null
  const { mandates } = deps.provider
  const rules = await readDebitRules(deps)
  const isRecent = found.asked_at !== null && deps.now().getTime() - found.asked_at.getTime() < 10_000
  if (found.state === 'registering' && mandates && rules && !isRecent)
    await each({ ...deps, mandates, rules }, [found], (row) => askRegistration({ ...deps, mandates, rules }, row))
  return found
}

/** Asks about the registrations that are open. */
export async function askRegistrations(deps: Running): Promise<void> {
  const before = new Date(deps.now().getTime() - ASK_EVERY_MS)
  const rows = await deps.db
    .selectFrom('mandates')
    .selectAll()
    .where('state', '=', 'registering')
    .where('registration_txn_id', 'is not', null)
    .where((eb) => eb.or([eb('asked_at', 'is', null), eb('asked_at', '<=', before)]))
    .limit(BATCH)
    .execute()
  await each(deps, rows, (row) => askRegistration(deps, row))
}

/** First the provider takes it, with a number. By the next day the bank says that it is active. */
async function askRegistration(deps: Running, mandate: Mandate): Promise<void> {
  const { id } = mandate
  const at = deps.now()
  await deps.db.updateTable('mandates').set({ asked_at: at }).where('id', '=', id).execute()
  const providerId = mandate.provider_id ?? (await askNumber(deps, mandate))
  if (providerId === null) return
  const state = await deps.mandates.readState({ mandateId: providerId })
  if (state === 'active') await begin(deps, id, providerId)
  if (state !== 'ended') return
  await deps.db.transaction().execute(async (db) => {
    const ended = await moveMandate(db, id, 'not_agreed', { at, endedBy: 'elsewhere' })
    if (ended) await queueEnded({ ...deps, db }, ended)
  })
}

/** The provider's number of a registration that it has taken; null if it has none. A refused one, or one that nobody finished, is over. */
async function askNumber(deps: Running, { id, created_at, ...mandate }: Mandate): Promise<string | null> {
  const at = deps.now()
  const txnId = mandate.registration_txn_id ?? ''
  const fields = storedFields(mandate.registration_fields ?? '')
  const report = (await deps.provider.query([{ txnId, amountRupees: 0, fields }])).get(txnId)
  const isOld = at.getTime() - created_at.getTime() >= GIVEN_UP_MS
  if (report?.verdict.status === 'failure' || (isOld && report?.verdict.status !== 'success'))
    await moveMandate(deps.db, id, 'not_agreed', { at, endedBy: 'not_agreed' })
  if (report?.verdict.status !== 'success') return null
  if (!isOurs(report)) {
    deps.log.warn('the provider contradicts a registration', { rowId: id })
    return null
  }
  const { providerId } = report
  await deps.db.updateTable('mandates').set({ provider_id: providerId }).where('id', '=', id).execute()
  return providerId
}

const isOurs = ({ agrees, amountPaise, providerId }: PaymentReport): boolean =>
  amountPaise === 0 && providerId !== '' && Object.values(agrees).every(Boolean)
