/**
 * CONTINUE: checks the form and the earlier donation, asks for payment details, records, waits, hands over (specification, section 4). Nothing that moves
 * money is repeated automatically. It loads while the donor chooses.
 */
import { ApiError } from '../../shared/contract/transport.ts'
import {
  addDonation,
  type DonationStatus,
  paymentDetail,
  type PaymentDetail,
  type PaymentDetailRequest,
  updateStatus,
} from '../../shared/contract/donation/donation.ts'
import { pendingKey, type TextStorage } from '../../shared/auth/storage.ts'
import { storageKeys } from '../../shared/auth/storageKeys.ts'
import {
  donationRecord,
  handoverOf,
  paymentDetailRequest,
  validate,
  type ValidDonation,
} from '../../shared/donation/validDonation.ts'
import { handoverDelayMs } from '../../shared/donation/limits.ts'
import { readPending, writePending } from '../../shared/donation/pendingDonation.ts'
import type { ProblemCode } from '../../shared/texts/en/lazyText.ts'
import { type Environment, siteAddress } from '../environment.ts'
import { touchOf } from '../arrival.ts'
import { type Flow, unsettled } from './createFlow.ts'
import type { SendingEffect, SendingEvent, State } from './state.ts'
import { choicesOf } from './transition.ts'
import { browserLeaving, type Leaving, randomText } from '../leaving.ts'

/** Writes to storage. If the storage is full, only the way back is lost, and the donation continues. */
const keep = (storage: TextStorage, key: string, text: string): void => {
  try {
    storage.setItem(key, text)
  } catch {
    console.info('DonateWidget: storage')
  }
}

/**
 * Keeps the choices while the donor is away, at the provider or to sign in.
 *
 * @param txnId of the unsettled donation; without one, an id that another tab has stored stays
 */
const remember = ({ storage, now }: Environment, state: State, txnId: string | null = state.earlierTxnId): void => {
  if (!state.form) return
  const known = txnId ?? readPending(storage.getItem(pendingKey), now())?.txnId
  keep(storage, pendingKey, writePending(state.form.projectId, choicesOf(state), known, now()))
}

/** Closing forgets the choices, so the next general opening is empty. The id of an unsettled donation stays, so that nobody pays twice by accident. */
export const forgetChoices = (
  { storage, now }: Pick<Environment, 'storage' | 'now'>,
  { stage, earlierTxnId, notice }: State,
): void => {
  // After the hand-over to the provider or a new sign-in the donor returns to the choices.
  if (stage === 'handedOver' || notice?.code === 'sessionExpired') return
  unsettled.pending = null
  const pending = readPending(storage.getItem(pendingKey), now())
  if (!pending?.txnId) storage.removeItem(pendingKey)
  else if (pending.txnId === earlierTxnId) {
    const { version, expiresAt, projectId, txnId } = pending
    keep(storage, pendingKey, JSON.stringify({ version, expiresAt, projectId, txnId, closed: true }))
  }
  // Keeps what another tab has stored for its own return.
}

/** The intent that no payment page has been opened for yet. */
let current: { choices: string; key: string } | null = null

/**
 * Adds the key of the donor's intent. The same choices keep their key after an answer was lost, so the API answers the same transaction. It is in the body,
 * because a back end on another origin may not permit the header.
 */
const withIntent = (request: PaymentDetailRequest): PaymentDetailRequest => {
  const choices = JSON.stringify(request)
  if (current?.choices !== choices) current = { choices, key: randomText() }
  return { ...request, idempotency_key: current.key }
}

/** The next donation is a new intent: the donor goes to pay this one, or the API refuses it. */
export const endIntent = (): void => {
  current = null
}

/** After a 401 (specification, section 8). On a foreign page only the widget's own session ends, and the dialog stays open for a new sign-in. */
export const endSession = (environment: Environment, state: State): void => {
  const { foreign, emit, session, storage, close } = environment
  if (foreign) return session.end('expired')
  unsettled.txnId = state.earlierTxnId
  remember(environment, state)
  unsettled.pending = storage.getItem(pendingKey)
  const { amount, purposeId, items } = choicesOf(state)
  // The trust's own site opens /login and says why. It gets the event first, because the end of the session clears all storage. These choices contain
  // nothing personal; the address restores them after the login. This page's memory restores the others.
  emit('donate:login-required', { reason: 'expired', projectId: state.projectId, amount, purposeId, items })
  session.end('expired')
  close()
}

/** The trust has switched online payment off since this dialog opened. */
const isSwitchedOff = ({ code }: ApiError): boolean => code === 'offline_only'

/** The trust must know first whether the donor is an Indian citizen or organisation, or has another way for those who are neither. */
const needsDeclaration = ({ code }: ApiError): boolean =>
  code === 'declaration_needed' || code === 'foreign_contribution'

/** Another payment of this donor that may still arrive, perhaps from another browser; null if the error is another one. */
const openPaymentIn = (error: unknown): string | null =>
  (error instanceof ApiError && error.code === 'payment_open' && error.fields['txn_id']) || null

/** What the API says about giving every month; null if its refusal is about something else. */
const monthlyProblem = ({ code, fields }: ApiError): ProblemCode | null => {
  if (code === 'monthly_closed') return 'monthlyClosed'
  if (fields['monthly.most']) return 'monthlyTooSmall'
  const until = fields['monthly.until']
  return until ? (until === 'too_soon' ? 'monthlyTooSoon' : 'monthlyTooLate') : null
}

/**
 * @param otherwise the step's own message, if the failure has no better one
 * @param foreign whether "give on our website" opens another site
 */
const codeOf = (error: ApiError, otherwise: ProblemCode, foreign: boolean): ProblemCode => {
  if (isSwitchedOff(error)) return 'refused'
  if (openPaymentIn(error)) return otherwise
  if (error.kind === 'serverFault' || error.kind === 'unreachable' || error.kind === 'timedOut') return error.kind
  if (error.status === 403) return foreign ? 'forbidden' : 'refused'
  if (error.status === 404) return 'gone'
  if (error.status === 409 || error.status === 422) return monthlyProblem(error) ?? 'changed'
  return error.status === 429 ? 'tooMany' : otherwise
}

/**
 * The donor decides if the earlier donation is paid, or the bank has not answered yet. A donation that failed, or whose payment never started, does
 * not block a new one. A server without stages may still be waiting for the bank.
 */
const needsAttention = ({ payment_status, stage }: DonationStatus): boolean =>
  payment_status === 'success' || (payment_status === 'pending' && stage !== 'opened')

/** Checks the back end's answer: one without a way to pay must not leave the donor waiting. */
const canHandOver = (detail: PaymentDetail, donation: ValidDonation, environment: Environment): boolean =>
  environment.foreign ? siteUrl(detail, environment) !== null : formOf(detail, donation, environment) !== null

const formOf = (detail: PaymentDetail, { amount, form }: ValidDonation, { session, options }: Environment) =>
  handoverOf(detail, amount, form.projectTitle, session.getState().user, options.payment)

/** The hand-over page must belong to the trust. */
const siteUrl = ({ handover_url: url }: PaymentDetail, { options }: Environment): string | null =>
  url?.startsWith(siteAddress(options.siteRoot, '/')) ? url : null

/** Runs CONTINUE: checks the form, and tells the flow the verdict. @param checkEarlier whether to check an earlier payment first */
export const continueDonation = (environment: Environment, flow: Flow, checkEarlier: boolean): void => {
  const { token, user } = environment.session.getState()
  const { form } = flow.getState()
  const donorKnown = !!token && (environment.foreign || !!(user?.email && user.id))
  if (form)
    flow.dispatch({ type: 'continued', verdict: validate(form, donorKnown), nowMs: environment.now(), checkEarlier })
}

/** @param leaving how the browser leaves for the payment page */
export const sendDonation = async (
  effect: SendingEffect,
  environment: Environment,
  flow: Flow,
  leaving: Leaving = browserLeaving,
): Promise<void> => {
  remember(environment, flow.getState())
  if (effect.do === 'remember') return
  const { donation, earlierTxnId, run, seenTxnIds } = effect
  const { api, emit, foreign, now, storage } = environment
  const { amount, purposeId } = donation
  const { projectId } = donation.form
  const dispatch = (event: SendingEvent): void => flow.dispatch(event)
  /** The dialog was closed, or the donation abandoned. A late answer then ends no session and starts no step. */
  const isOver = (): boolean => run !== flow.getState().run

  const fail = (thrown: unknown, otherwise: ProblemCode): void => {
    const error = thrown instanceof ApiError ? thrown : new ApiError('malformed')
    const { code, kind, retryAfterSeconds, serverText, status } = error
    if (kind === 'unauthorized') {
      if (!isOver()) flow.dispatch({ type: 'unauthorized', ...(code?.startsWith('consent_') && { serverText }) })
      return
    }
    if (needsDeclaration(error)) return dispatch({ type: 'declarationNeeded', run })
    if (status === 409 || status === 422) endIntent()
    dispatch({
      type: 'sendFailed',
      run,
      code: codeOf(error, otherwise, foreign),
      ...(otherwise === 'recordFailed' && { failure: otherwise }),
      ...(isSwitchedOff(error) && { serverText }),
      ...(retryAfterSeconds > 0 && { waitUntilMs: now() + retryAfterSeconds * 1000 }),
    })
    // The offline details replace CONTINUE in the same dialog.
    if (isSwitchedOff(error) && !isOver()) flow.dispatch({ type: 'onlineOff' })
  }

  /** Whether the earlier payment is no reason to stop; otherwise the donor has been told. */
  const isSettled = async (txn_id: string): Promise<boolean> => {
    try {
      const status = await updateStatus(api, txn_id)
      if (!needsAttention(status)) return true
      dispatch({ type: 'earlierFound', run, status })
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind !== 'refused' || error.status === 429) fail(error, 'unreachable')
      // The donor cannot have paid a donation that the server does not know, or not as theirs.
      else if (error.status === 404 || error.status === 403) return true
      // Another refusal says nothing about the payment, so the donor decides.
      else dispatch({ type: 'earlierFound', run, status: { txn_id, payment_status: 'pending', amount } })
    }
    return false
  }

  if (earlierTxnId) {
    if (!(await isSettled(earlierTxnId))) return
    // The record stored a moment ago still has its id.
    storage.removeItem(pendingKey)
    unsettled.txnId = null
    dispatch({ type: 'earlierSettled', run })
    if (isOver()) return
    remember(environment, flow.getState())
  }

  emit('donate:submit', { projectId, amount, purposeId })
  let detail: PaymentDetail
  try {
    const request = withIntent(paymentDetailRequest(donation, touchOf(environment)))
    detail = await paymentDetail(api, { ...request, open_payments_seen: [...seenTxnIds] })
  } catch (error) {
    const open = openPaymentIn(error)
    // If it was settled in this moment, the next press of CONTINUE finds nothing in its way.
    return open && !(await isSettled(open)) ? undefined : fail(error, 'hashFailed')
  }
  if (!canHandOver(detail, donation, environment)) return fail(null, 'hashFailed')
  if (isOver()) return

  const { txn_id: txnId } = detail
  try {
    await addDonation(api, donationRecord(donation, txnId, touchOf(environment)))
  } catch (error) {
    return fail(error, 'recordFailed')
  }
  remember(environment, flow.getState(), txnId)
  // The dialog closed during sending: keep the id, forget the choices.
  if (isOver()) forgetChoices(environment, { ...flow.getState(), earlierTxnId: txnId })
  keep(storage, storageKeys.hash, detail.generated_hash)
  emit('donate:recorded', { projectId, amount, txnId })
  dispatch({ type: 'recorded', run, txnId })
  if (isOver()) return

  await leaving.pause(handoverDelayMs)
  if (isOver()) return
  dispatch({ type: 'handedOver', run })
  endIntent()
  emit('donate:handover', { amount, txnId })
  const url = foreign ? siteUrl(detail, environment) : null
  const handover = formOf(detail, donation, environment)
  if (url) await leaving.leaveFor(url)
  else if (handover) await leaving.postForm(handover)
  dispatch({ type: 'postFailed', run, finishAt: detail.handover_url ?? null })
}
