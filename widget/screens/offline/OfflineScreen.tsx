import { useLayoutEffect } from 'react'
import { createStore } from 'zustand/vanilla'
import {
  type ContactWithLimits,
  contactWithLimitsSchema,
  type WayStatus,
  waysSchema,
} from '../../../shared/contract/content/contact.ts'
import { type OpenedPhoneCode, openPhoneCode } from '../../../shared/contract/donation/phoneCode.ts'
import { maxAmount } from '../../../shared/donation/limits.ts'
import { type DonationForm, totalOf } from '../../../shared/kinds/kinds.ts'
import { upiLink } from '../../../shared/donation/upiLink.ts'
import { taxRegistration } from '../../../shared/taxRegistration.ts'
import { useDialog, useFlowState, useLazyTexts, useTexts } from '../../dialogContext.ts'
import { QrCode } from '../../ui/QrCode.tsx'
import { phoneArrival, phoneCode } from '../../arrival.ts'
import { useStore } from '../../ui/hooks.ts'
import { LoadProblem } from '../Boundary.tsx'
import { Panel } from '../Panel.tsx'
import { Dedicate } from '../choosing/Dedicate.tsx'
import { Progress, useProgress } from '../choosing/Progress.tsx'
import { MonthlyOffer } from './MonthlyOffer.tsx'
import { ForAnotherDevice, OfflinePanel, UpiCaption, useSmallTouchScreen } from './OfflinePanel.tsx'
import { useAnswer, useKnown } from './useAnswer.ts'

/**
 * Above CONTINUE: who takes the payment and how, and what the trust does about a mistyped amount. It shows only what the trust states. A total that UPI cannot
 * carry gets the ways that can, before the provider refuses it. A way to pay that is down is named. On a phone that pays for another screen, also whether that
 * screen will show the outcome. A name that was written there is asked for again.
 */
export const PaymentFacts = () => {
  const contact = useKnownContact()
  const texts = useTexts()
  const { form } = useFlowState()
  const ways = useWays()
  usePhoneArrival()
  const { state: opened, asksName } = useOpenedCode()
  const lacksName = asksName && !form?.dedication
  if (!contact && !opened && !lacksName) return null
  const { correction_days: days, payment, upi_limit: limit } = contact ?? {}
  const aboveUpi = !!limit && !!form && totalOf(form) > limit
  const named = (wanted: WayStatus['state']) =>
    ways.filter(({ state }) => state === wanted).map(({ way }) => texts.ways[way])
  const [down, poor] = [named('down'), named('poor')]
  // The style sheet removes the space of the lines.
  if (!payment && !days && !aboveUpi && !form?.monthly && !down[0] && !poor[0] && !opened && !lacksName)
    return <small hidden />
  return (
    <>
      {/* The place of the message is there before, so that screen readers announce it. */}
      <div role="status">
        {aboveUpi && <p className="notice">{texts.aboveUpi(limit)}</p>}
        {down[0] && <p className="notice">{texts.waysDown(down)}</p>}
        {poor[0] && <p className="notice">{texts.waysPoor(poor)}</p>}
        {opened && <small>{texts.phoneOpened[opened]}</small>}
        {lacksName && <small>{texts.phoneLacksName}</small>}
      </div>
      {payment && !aboveUpi && !down[0] && <small>{texts.paidVia(payment.provider, payment.ways)}</small>}
      {days && <small>{texts.correction(days)}</small>}
      {form?.monthly && <small>{texts.monthly.first(form.monthly.day)}</small>}
    </>
  )
}

/** The ways to pay that do not work well now; none while nobody knows. A failure shows nothing. */
const useWays = (): readonly WayStatus[] => {
  const { environment } = useDialog()
  return useAnswer(environment, 'ways', () => environment.api.get('payment-ways', waysSchema), true).data ?? []
}

/** What follows the fields. `form` is null before a project is chosen; the ways to give without online payment are shown all the same. */
export const FormEnd = ({ form }: { form: DonationForm | null }) => {
  const offer = useKnownContact()?.monthly
  const { environment } = useDialog()
  const { offlineOnly } = useFlowState()
  const progress = useProgress(form?.projectId)
  const { asksName } = useOpenedCode()
  return (
    <>
      {progress && <Progress progress={progress} />}
      {form && offer && !environment.foreign && !offlineOnly && <MonthlyOffer form={form} offer={offer} />}
      {form && !offlineOnly && <Dedicate key={form.projectId} form={form} asks={asksName} />}
      {form && !form.monthly && progress !== undefined && <PayOnPhone />}
      <ContactBlock amount={form ? totalOf(form) : 0} waits={progress === undefined} />
    </>
  )
}

/** Opens the code for a phone. A phone itself needs none. While online payment is being set up, there is nothing to pay there. */
const PayOnPhone = () => {
  const texts = useTexts()
  const { flow } = useDialog()
  const { offlineOnly } = useFlowState()
  if (useSmallTouchScreen() || offlineOnly) return null
  return (
    <p>
      <button type="button" className="link" onClick={() => flow.dispatch({ type: 'panelChosen', panel: 'phone' })}>
        {texts.payOnPhone}
      </button>
    </p>
  )
}

/** About the code that opened this page, by API: whether a name was written on the other screen, and the API's answer. */
const openedCodes = createStore<Record<string, Partial<OpenedPhoneCode> & { asksName: boolean }>>(() => ({}))

/** Empty without a code. No `state` if the call fails: the donation works all the same. */
const useOpenedCode = (): Partial<OpenedPhoneCode & { asksName: boolean }> =>
  useStore(openedCodes)[useDialog().environment.options.apiRoot] ?? {}

/** On the phone: asks whether the other screen will show the outcome. */
const usePhoneArrival = (): void => {
  const { environment } = useDialog()
  useLayoutEffect(() => {
    const arrival = environment.foreign ? null : phoneArrival()
    const code = arrival && phoneCode()
    if (!code) return
    const { asksName } = arrival
    const { apiRoot } = environment.options
    openedCodes.setState({ [apiRoot]: { asksName } })
    openPhoneCode(environment.api, code).then(
      (answer) => openedCodes.setState({ [apiRoot]: { ...answer, asksName } }),
      () => {},
    )
  }, [])
}

/** Above everything else while online payment is being set up, so that a donor does not look for CONTINUE. */
export const OfflineNotice = () => <p className="notice">{useLazyTexts()?.offlineNotice}</p>

/** The ways to give without online payment. */
export const Screen = () => {
  const { form, offlineOnly } = useFlowState()
  const { contact, fault, retry } = useContact()
  return (
    <Panel title={useDialog().t.otherWays}>
      {!contact && !fault && <div className="skeleton" />}
      {fault && <LoadProblem fault={fault} onRetry={retry} />}
      {offlineOnly && <OfflineNotice />}
      {contact && <OfflinePanel contact={contact} amount={form ? totalOf(form) : 0} />}
    </Panel>
  )
}

/**
 * The recipient of the donation, and whom to ask: at the form's end. While online payment is being set up, the whole offline panel.
 * @param waits something above it still loads, and would move it
 */
export const ContactBlock = ({ amount, waits }: { amount: number; waits: boolean }) => {
  const { t } = useDialog()
  const texts = useTexts()
  const { contact, fault, retry } = useContact()
  if (fault)
    return (
      <p className="row contact">
        {t.loadFailed}
        <button type="button" className="link" onClick={retry}>
          {t.tryAgain}
        </button>
      </p>
    )
  if (!contact) return null
  if (contact.offline && !contact.offline.online) return <OfflinePanel contact={contact} amount={amount} />
  if (waits) return null
  const { companyName, companySewaAddress, companyContactFirst, companyEmail, offline } = contact
  const payable = amount <= maxAmount ? amount : 0
  const tax = taxRegistration(offline?.registrations)
  return (
    <>
      {/* Only what the trust itself states. */}
      {tax && <p className="hint">{texts.registeredUnder(tax.label)}</p>}
      <section className="row contact" aria-label={texts.contactUs}>
        <p>
          <b>{companyName}</b>
          {companySewaAddress}
          <br />
          {companyContactFirst && (
            <a href={`tel:${companyContactFirst.replace(/[^+\d]/g, '')}`}>{companyContactFirst}</a>
          )}
          {companyEmail && <a href={`mailto:${companyEmail}`}>{companyEmail}</a>}
        </p>
        {offline?.upi && (
          <ForAnotherDevice>
            <QrCode text={upiLink(offline.upi, payable, '')} label={texts.upiScan} />
            <small>
              {texts.upiScan}. <UpiCaption upi={offline.upi} amount={payable} />
            </small>
          </ForAnotherDevice>
        )}
      </section>
    </>
  )
}

/** By language and API. */
const useQuestion = (): string => {
  const { lang, options } = useDialog().environment
  return lang + options.apiRoot
}

/** The known details. Sends no request. */
const useKnownContact = (): ContactWithLimits | undefined => useKnown<ContactWithLimits>(document, useQuestion())?.data

/**
 * The organisation's details, requested once per page, and again on demand after a failure (specification, section 8: only logged, except a 401 and a
 * 500).
 */
const useContact = () => {
  const { environment, flow } = useDialog()
  const ask = () => environment.api.get('get-contact-details', contactWithLimitsSchema)
  const { data: contact, ...rest } = useAnswer(document, useQuestion(), ask)
  const offlineOnly = contact?.offline?.online === false
  useLayoutEffect(() => {
    if (offlineOnly) flow.dispatch({ type: 'onlineOff' })
  }, [offlineOnly])
  return { contact, ...rest }
}
