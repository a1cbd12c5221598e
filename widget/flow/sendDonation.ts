/**
 * Sends a donation: checks the earlier one, asks for payment details, records, waits, hands over (specification, section 4). Nothing that moves money
 * is repeated automatically.
 */
import { ApiError } from '../../../shared/api/apiError.ts'
import { addDonation, paymentDetail, updateStatus } from '../../../shared/api/donation.ts'
import { pendingKey } from '../../../shared/auth/pendingKey.ts'
import { storageKeys } from '../../../shared/auth/storageKeys.ts'
import type { DonationStatus, PaymentDetail } from '../../../shared/contract/donation/donation.ts'
import { handoverOf } from '../../../shared/donation/handover.ts'
import { handoverDelayMs } from '../../../shared/donation/limits.ts'
import { donationRecord, paymentDetailRequest, staysArray } from '../../../shared/donation/payload.ts'
import type { ValidDonation } from '../../../shared/donation/validate.ts'
import type { ProblemCode } from '../../../shared/texts/en/later.ts'
import type { Environment } from '../../environment/environment.ts'
import { touchOf } from './arrival.ts'
import type { Flow } from '../createFlow.ts'
import { siteAddress } from '../siteAddress.ts'
import { endIntent, withIntent } from './intent.ts'
import type { SendingEffect, SendingEvent } from '../events.ts'
import type { Leaving } from './leaving.ts'
import { forgetChoices, keep, remember } from './remember.ts'
import { unsettled } from './unsettled.ts'

/** The trust has switched online payment off since this dialog opened. */
const isSwitchedOff = ({ code }: ApiError): boolean => code === 'offline_only'

/** The trust must know first whether the donor is an Indian citizen or organisation, or has another way for those who are neither. */
const needsDeclaration = ({ code }: ApiError): boolean =>
  code === 'declaration_needed' || code === 'foreign_contribution'

/** Another payment of this donor that may still arrive, perhaps from another browser; null if the error is another one. */
const openPaymentIn = (error: unknown): string | null =>
  (error instanceof ApiError && error.code === 'payment_open' && error.fields['txn_id']) || null

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
  if (error.status === 409 || error.status === 422) return 'changed'
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

/** @param leaving how the browser leaves for the payment page */
export const sendDonation = async (
  effect: SendingEffect,
  environment: Environment,
  flow: Flow,
  leaving: Leaving,
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
    const { code, kind, retryAfterSeconds, said, status } = error
    if (kind === 'unauthorized') {
      if (!isOver()) flow.dispatch({ type: 'unauthorized', ...(code?.startsWith('consent_') && { said }) })
      return
    }
    if (needsDeclaration(error)) return dispatch({ type: 'declarationNeeded', run })
    if (status === 409 || status === 422) endIntent()
    dispatch({
      type: 'sendFailed',
      run,
      code: codeOf(error, otherwise, foreign),
      ...(otherwise === 'recordFailed' && { failure: otherwise }),
      ...(isSwitchedOff(error) && { said }),
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
    detail = await paymentDetail(api, { ...request, open_payments_seen: staysArray([...seenTxnIds]) })
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
