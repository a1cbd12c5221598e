/** What an accountant can change about a donation, each with its form. */
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { correctDedication, dedicationNameSchema } from '../../../../shared/contract/donation/dedication.ts'
import type { StaffDonation } from '../../../../shared/contract/staff/donation.ts'
import {
  cancelOffline,
  type CancelOfflineForm,
  cancelOfflineFormSchema,
  cancelReasons,
  clearCheque,
  clearChequeFormSchema,
  correctOffline,
  type CorrectOfflineForm,
  correctOfflineFormSchema,
  type OfflineOptions,
  offlineOptions,
} from '../../../../shared/contract/staff/offlineDonation.ts'
import { requestReturn, requestReturnFormSchema } from '../../../../shared/contract/staff/refunds.ts'
import { formatDay, indianDay } from '../../../../shared/date.ts'
import { formatRupees } from '../../../../shared/money.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { Button } from '../../../components/Button.tsx'
import { BriefForm } from '../../../components/forms/BriefForm.tsx'
import { fieldId, TextField } from '../../../components/forms/Field.tsx'
import { Form } from '../../../components/forms/Form.tsx'
import { SelectField } from '../../../components/forms/SelectField.tsx'
import { useSavedForm } from '../../../components/forms/useSavedForm.tsx'
import { QueryState } from '../../../components/QueryState.tsx'
import { useApiQuery } from '../../../framework/firstLoad/queryClient.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import { completeSchema, optionsOf } from '../desk/deskForms.tsx'
import { DeskSection } from '../desk/DeskPage.tsx'
import { keys, useDesk, useRefresh } from '../desk/useDesk.tsx'
import { MoneyFields, PurposeField, reasonLabels, useWarnings, Warnings } from '../offline/MoneyFields.tsx'

interface DonationProps {
  donation: StaffDonation
}

/**
 * The name of a dedicated donation. A paid offline donation is cleared, given back, corrected or cancelled, and then this says that it is cancelled. Nothing
 * for all other donations.
 */
export const OfflineActs = ({ donation }: DonationProps) => {
  const { mode, state, balance, receipts, dedication, refunds } = donation
  const [done, setDone] = useState<Done>()
  const version = receipts.at(-1)?.version
  const isPaid = state === 'paid' && refunds.every((refund) => refund.state !== 'asked')
  return (
    <>
      {dedication && <CorrectName txnId={donation.txn_id} name={dedication.name} />}
      {mode !== 'provider' && version !== undefined && (
        <>
          {isPaid && mode === 'cheque' && !balance.settled && <ClearCheque txnId={donation.txn_id} />}
          <ReturnOffline donation={donation} />
          {isPaid && <CorrectOffline donation={{ ...donation, mode }} version={version} />}
          {(isPaid || done) && <CancelOffline donation={donation} version={version} done={done} onDone={setDone} />}
        </>
      )}
    </>
  )
}

/** The name in which a donation was given, corrected for its donor. If somebody else has corrected it meanwhile, the form shows that name first. */
const CorrectName = ({ txnId, name }: { txnId: string; name: string }) => {
  const { texts } = useDesk('dedication')
  const refresh = useRefresh()
  const form = useSavedForm({
    schema: async () => dedicationNameSchema,
    start: { txn_id: txnId, name, was: name },
    labels: { txn_id: null, name: texts.name, was: null },
    problems: texts.problems,
    onMeanwhile: () => refresh(keys.donation),
    call: correctDedication,
    say: texts.saved,
    refreshes: [keys.donation],
  })
  return (
    <DeskSection title={texts.title} lead={texts.lead}>
      <BriefForm form={form} submit={texts.save} label={texts.title}>
        <TextField form={form} name="name" autoComplete="off" />
      </BriefForm>
    </DeskSection>
  )
}

/** A cheque is in hand until staff enter the day on which the bank paid it. */
const ClearCheque = ({ txnId }: { txnId: string }) => {
  const { texts } = useDesk('cheque')
  const [today] = useState(() => indianDay(new Date()))
  const form = useSavedForm({
    schema: async () => clearChequeFormSchema(today),
    start: { day: today },
    labels: { day: texts.day },
    problems: texts.problems,
    once: true,
    call: (api, { day }) => clearCheque(api, txnId, day),
    say: null,
    refreshes: [keys.donation, keys.donations],
  })
  return (
    <DeskSection title={texts.title} lead={texts.lead}>
      <BriefForm form={form} submit={texts.save} label={texts.title}>
        <TextField form={form} name="day" type="date" />
      </BriefForm>
    </DeskSection>
  )
}

/** Enters that money of an offline donation went back by hand, e.g. a returned transfer. Another person must approve it. */
const ReturnOffline = ({ donation: { txn_id, returnable } }: DonationProps) => {
  const { texts } = useDesk('giveBack')
  const { problems, noteHint, optional } = useTexts('staff').offline
  const [today] = useState(() => indianDay(new Date()))
  const [start, setStart] = useState({ amount: '', day: today, reference: '', reason: '' })
  const form = useSavedForm({
    schema: async () => requestReturnFormSchema(today),
    start,
    labels: texts.labels,
    problems: { ...problems, ...texts.problems },
    once: true,
    async call(api, wanted) {
      await requestReturn(api, { ...wanted, txn_id })
      setStart({ ...start })
    },
    say: texts.asked,
    refreshes: [keys.donation, keys.refunds, keys.waiting],
  })
  const most = texts.most(formatRupees(returnable))
  if (returnable === 0) return form.act.message && <DeskSection title={texts.title}>{form.act.message}</DeskSection>
  return (
    <DeskSection title={texts.title} lead={texts.lead}>
      <BriefForm form={form} submit={texts.ask} label={texts.title}>
        <div className="flow-pair">
          <TextField form={form} name="amount" inputMode="numeric" autoComplete="off" hint={most} />
          <TextField form={form} name="day" type="date" />
        </div>
        <TextField form={form} name="reference" note={optional} autoComplete="off" />
        <TextField form={form} name="reason" autoComplete="off" hint={noteHint} />
      </BriefForm>
    </DeskSection>
  )
}

interface OpenedFormProps {
  title: string
  lead: ReactNode
  /** What was done last. */
  status: ReactNode
  /** Words of the button. */
  button: string
  onOpen?: () => void
  /** The form. */
  children(close: () => void): ReactNode
}

/** A button that gives way to a form. When the form closes, the button returns and takes the focus back. */
const OpenedForm = ({ title, lead, status, button, onOpen, children }: OpenedFormProps) => {
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (!open && wasOpen.current) opener.current?.focus()
    wasOpen.current = open
  }, [open])
  const press = () => {
    onOpen?.()
    setOpen(true)
  }
  return (
    <DeskSection title={title}>
      <div className="desk-form">
        {lead && <p>{lead}</p>}
        {status}
        {open ? (
          children(() => setOpen(false))
        ) : (
          <div>
            <Button ref={opener} look="outline" onClick={press}>
              {button}
            </Button>
          </div>
        )}
      </div>
    </DeskSection>
  )
}

/** For a form that opens by a press: the field takes the focus. */
const useFirstField = (form: { id: string }, name: string): void => {
  const id = fieldId(form, name)
  useEffect(() => document.getElementById(id)?.focus(), [id])
}

interface CorrectOfflineProps {
  donation: Omit<StaffDonation, 'mode'> & Pick<CorrectOfflineForm, 'mode'>
  /** The newest version of the receipt. */
  version: number
}

/** A button that opens the form of a correction, and what was saved last. */
const CorrectOffline = (props: CorrectOfflineProps) => {
  const { texts } = useDesk('correct')
  const [saved, setSaved] = useState<number>()
  return (
    <OpenedForm
      title={texts.title}
      lead={texts.lead}
      status={
        <p role="status" className="text-done">
          {saved !== undefined && texts.saved(saved)}
        </p>
      }
      button={texts.open}
      onOpen={() => setSaved(undefined)}
    >
      {(close) => <CorrectForm {...props} onSaved={setSaved} onClose={close} />}
    </OpenedForm>
  )
}

interface CorrectFormProps extends CorrectOfflineProps {
  onSaved(version: number): void
  onClose(): void
}

const CorrectForm = (props: CorrectFormProps) => {
  const lang = useLanguage()
  const options = useApiQuery(['staff-offline-options', lang], offlineOptions)
  return <QueryState query={options}>{(data) => <CorrectFields {...props} options={data} />}</QueryState>
}

/** The form of a correction. It begins with what the donation says; only the reason is new. */
const CorrectFields = (props: CorrectFormProps & { options: OfflineOptions }) => {
  const { donation, version, options, onSaved, onClose } = props
  const { texts, lang } = useDesk('correct')
  const { labels, problems, closed, noteHint, reasons } = useTexts('staff').offline
  const { warnings, send } = useWarnings()
  const refresh = useRefresh()
  const { amount, mode, day, reference, purpose_id } = labels
  const form = useSavedForm({
    schema: async () =>
      completeSchema(correctOfflineFormSchema({ from: options.open_from, today: indianDay(new Date()) })),
    start: {
      amount: String(donation.amount),
      mode: donation.mode,
      reference: donation.provider_id ?? '',
      day: indianDay(new Date(donation.at)),
      purpose_id: String(donation.purpose_id ?? ''),
      note: '',
      put_away: {},
    },
    labels: { amount, mode, day, reference, purpose_id, note: texts.note, ...reasonLabels(reasons) },
    problems: { ...problems, closed: closed(formatDay(options.open_from, lang)), ...texts.problems },
    async call(api, wanted) {
      const saved = await send(api, correctOffline, { ...wanted, txn_id: donation.txn_id, version })
      await refresh(keys.donation, keys.donations, keys.receipt)
      onSaved(saved.version)
      onClose()
    },
    say: null,
    onMeanwhile: () => refresh(keys.donation),
    show: (name, value) =>
      name === 'purpose_id' ? (donation.purpose ?? '') : name === 'day' ? formatDay(value, lang) : value,
  })
  useFirstField(form, 'amount')
  const kept = donation.purpose_id === null ? null : { id: donation.purpose_id, title: donation.purpose ?? '' }
  return (
    <Form form={form} submit={texts.save} label={texts.title} other={{ words: texts.cancel, press: onClose }}>
      <MoneyFields form={form} options={options} />
      <Warnings form={form} warnings={warnings} fields={['amount', 'reference']} />
      <PurposeField form={form} projectId={donation.project_id} kept={kept} />
      <TextField form={form} name="note" autoComplete="off" hint={noteHint} />
      <p>{texts.mailed}</p>
    </Form>
  )
}

/** `asked`: another person must approve it. The other two: whether the donor gets a mail. */
type Done = 'mailed' | 'silent' | 'asked'

interface CancelOfflineProps extends DonationProps {
  /** The newest version of the receipt. */
  version: number
  /** Set when the donation is cancelled, or another person was asked. */
  done: Done | undefined
  onDone(done: Done): void
}

/** A button that opens the form, and afterwards what was done. */
const CancelOffline = (props: CancelOfflineProps) => {
  const { texts } = useDesk('cancel')
  const { done } = props
  const message = useRef<HTMLParagraphElement>(null)
  // The form with the focus is gone.
  useEffect(() => {
    if (done) message.current?.focus()
  }, [done])
  return (
    <OpenedForm
      title={texts.title}
      lead={!done && texts.lead}
      status={
        <p ref={message} role="status" tabIndex={-1} className="text-done">
          {done && texts.saved[done]}
        </p>
      }
      button={texts.open}
    >
      {(close) => !done && <CancelForm {...props} onClose={close} />}
    </OpenedForm>
  )
}

/** What the fields hold: no reason is chosen at first. */
type CancelFields = Omit<CancelOfflineForm, 'reason'> & { reason: CancelOfflineForm['reason'] | '' }
const cancelSchema = cancelOfflineFormSchema as unknown as z.ZodMiniType<CancelOfflineForm, CancelFields> // It refuses the empty reason.

/** Asks for the reason, which the donor learns, and for a sentence, which stays in the ledger. */
const CancelForm = ({ donation, version, onDone, onClose }: CancelOfflineProps & { onClose(): void }) => {
  const { texts } = useDesk('cancel')
  const { problems, noteHint } = useTexts('staff').offline
  const refresh = useRefresh()
  const { txn_id, mode } = donation
  const form = useSavedForm<CancelFields, CancelOfflineForm, void>({
    schema: async () => cancelSchema,
    start: { reason: '', note: '' },
    labels: { reason: texts.reason, note: texts.note },
    problems: { ...problems, ...texts.problems },
    async call(api, wanted) {
      const { mailed, asked } = await cancelOffline(api, { ...wanted, txn_id, version })
      onDone(asked ? 'asked' : mailed ? 'mailed' : 'silent')
    },
    say: null,
    refreshes: [keys.donation, keys.donations, keys.refunds, keys.waiting],
    // Somebody was faster: the page shows what they did.
    onMeanwhile: () => refresh(keys.donation),
  })
  useFirstField(form, 'reason')
  const reasons = cancelReasons.filter((reason) => reason !== 'bounced' || mode === 'cheque')
  return (
    <Form form={form} submit={texts.save} label={texts.title} other={{ words: texts.keep, press: onClose }}>
      <SelectField form={form} name="reason" empty={texts.choose} options={optionsOf(reasons, texts.reasons)} />
      <TextField form={form} name="note" autoComplete="off" hint={noteHint} />
      <p>{mode === 'cash' ? texts.needsSecond : texts.mailed}</p>
    </Form>
  )
}
