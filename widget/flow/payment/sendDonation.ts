/**
 * Sends a donation, one step per effect: check the earlier one, ask for payment details, record, wait, hand over (specification, section 4). Nothing
 * that moves money is repeated automatically.
 */
import { ApiError } from '../../../shared/api/apiError.ts'
import { addDonation, paymentDetail, updateStatus } from '../../../shared/api/donation.ts'
import { pendingKey } from '../../../shared/auth/pendingKey.ts'
import { storageKeys } from '../../../shared/auth/storageKeys.ts'
import type { DonationStatus, PaymentDetail } from '../../../shared/contract/donation/donation.ts'
import { handoverOf } from '../../../shared/donation/handover.ts'
import { handoverDelayMs } from '../../../shared/donation/limits.ts'
import { donationRecord, paymentDetailRequest } from '../../../shared/donation/payload.ts'
import type { ValidDonation } from '../../../shared/donation/validate.ts'
import type { ProblemCode } from '../../../shared/messages/en/later.ts'
import type { Environment } from '../../environment/environment.ts'
import { touchOf } from './arrival.ts'
import type { Flow } from '../createFlow.ts'
import { siteAddress } from '../siteAddress.ts'
import { forgetChoices } from './forgetChoices.ts'
import { endIntent, withIntent } from './intent.ts'
import { keep } from './keep.ts'
import type { SendingEffect, SendingEvent } from '../events.ts'
import type { Leaving } from './leaving.ts'
import { remember } from './remember.ts'
import { unsettled } from './unsettled.ts'

/** The trust has switched online payment off since this dialog opened. */
const isSwitchedOff = ({ code }: ApiError): boolean => code === 'offline_only'

/** The trust must know first whether the donor is an Indian citizen or organisation, or has another way for those who are neither. */
const needsDeclaration = ({ code }: ApiError): boolean =>
  code === 'declaration_needed' || code === 'foreign_contribution'

/**
 * @param otherwise the step's own message, if the failure has no better one
 * @param foreign whether "give on our website" opens another site
 */
const codeOf = (error: ApiError, otherwise: ProblemCode, foreign: boolean): ProblemCode => {
  if (isSwitchedOff(error)) return 'refused'
  if (error.kind === 'serverFault' || error.kind === 'unreachable' || error.kind === 'timedOut') return error.kind
  if (error.status === 403) return foreign ? 'forbidden' : 'refused'
  if (error.status === 404) return 'gone'
  if (error.status === 409 || error.status === 422) return 'changed'
  return error.status === 429 ? 'tooMany' : otherwise
}

const failureEvent = (
  error: ApiError,
  run: number,
  otherwise: ProblemCode,
  { foreign, now }: Environment,
): SendingEvent => {
  return {
    type: 'sendFailed',
    run,
    code: codeOf(error, otherwise, foreign),
    ...(otherwise === 'recordFailed' ? { failure: otherwise } : {}),
    ...(isSwitchedOff(error) ? { said: error.said } : {}),
    ...(error.retryAfterSeconds ? { waitUntilMs: now() + error.retryAfterSeconds * 1000 } : {}),
  }
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

export const sendDonation = async (
  effect: SendingEffect,
  environment: Environment,
  flow: Flow,
  leaving: Leaving,
): Promise<void> => {
  const { api, emit, storage } = environment
  if (effect.do === 'remember') return remember(environment, flow.getState())
  const dispatch = (event: SendingEvent): void => flow.dispatch(event)
  const { run } = effect
  const fail = (thrown: unknown, otherwise: ProblemCode): void => {
    const error = thrown instanceof ApiError ? thrown : new ApiError('malformed')
    if (error.kind === 'unauthorized') {
      // A late answer to a closed or abandoned donation ends no session.
      const { said } = error
      if (run === flow.getState().run)
        flow.dispatch({ type: 'unauthorized', ...(error.code === 'consent_used' && { said }) })
    } else if (needsDeclaration(error)) dispatch({ type: 'declarationNeeded', run })
    else {
      if (error.status === 409 || error.status === 422) endIntent()
      dispatch(failureEvent(error, run, otherwise, environment))
      // The offline details replace CONTINUE in the same dialog.
      if (isSwitchedOff(error) && run === flow.getState().run) flow.dispatch({ type: 'onlineOff' })
    }
  }

  switch (effect.do) {
    case 'checkEarlier': {
      remember(environment, flow.getState())
      const found = (status: DonationStatus): void => dispatch({ type: 'earlierFound', run, status })
      const settled = (): void => {
        // The record stored a moment ago still has its id.
        storage.removeItem(pendingKey)
        unsettled.txnId = null
        dispatch({ type: 'earlierSettled', run })
      }
      return updateStatus(api, effect.txnId).then(
        (status) => (needsAttention(status) ? found(status) : settled()),
        (error) => {
          const tooMany = error instanceof ApiError && error.status === 429
          if (!(error instanceof ApiError) || error.kind !== 'refused' || tooMany) fail(error, 'unreachable')
          // The donor cannot have paid a donation that the server does not know, or not as theirs.
          else if (error.status === 404 || error.status === 403) settled()
          // Another refusal says nothing about the payment, so the donor decides.
          else found({ txn_id: effect.txnId, payment_status: 'pending', amount: effect.donation.amount })
        },
      )
    }
    case 'askPayment': {
      const { donation } = effect
      remember(environment, flow.getState())
      emit('donate:submit', {
        projectId: donation.form.projectId,
        amount: donation.amount,
        purposeId: donation.purposeId,
      })
      return paymentDetail(api, withIntent(paymentDetailRequest(donation, touchOf(environment)))).then(
        (detail) =>
          canHandOver(detail, donation, environment)
            ? dispatch({ type: 'detailArrived', run, detail })
            : fail(null, 'hashFailed'),
        (error) => fail(error, 'hashFailed'),
      )
    }
    case 'record': {
      const { detail, donation } = effect
      return addDonation(api, donationRecord(donation, detail.txn_id, touchOf(environment))).then(
        () => {
          remember(environment, flow.getState(), detail.txn_id)
          // The dialog closed during sending: keep the id, forget the choices.
          if (run !== flow.getState().run)
            forgetChoices(environment, { ...flow.getState(), earlierTxnId: detail.txn_id })
          keep(storage, storageKeys.hash, detail.generated_hash)
          emit('donate:recorded', { projectId: donation.form.projectId, amount: donation.amount, txnId: detail.txn_id })
          dispatch({ type: 'recorded', run, detail })
        },
        (error) => fail(error, 'recordFailed'),
      )
    }
    case 'pause':
      await leaving.pause(handoverDelayMs)
      return dispatch({ type: 'pauseEnded', run, detail: effect.detail })
    case 'handOver': {
      const { detail, donation } = effect
      endIntent()
      emit('donate:handover', { amount: donation.amount, txnId: detail.txn_id })
      const url = environment.foreign ? siteUrl(detail, environment) : null
      const handover = formOf(detail, donation, environment)
      if (url) await leaving.leaveFor(url)
      else if (handover) await leaving.postForm(handover)
      return dispatch({ type: 'postFailed', run, finishAt: detail.handover_url ?? null })
    }
  }
}
