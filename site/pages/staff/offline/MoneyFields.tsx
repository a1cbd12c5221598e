/** Fields that entering and correcting an offline donation have in common. */
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { giving } from '../../../../shared/contract/choosing.ts'
import {
  type CorrectOffline,
  findOfflineWarnings,
  type FoundWarning,
  type OfflineDonation,
  offlineModes,
  type OfflineOptions,
  type OfflineWarning,
  offlineWarnings,
} from '../../../../shared/contract/staff/offlineDonation.ts'
import { ApiError, type Transport } from '../../../../shared/contract/transport.ts'
import { formatDay } from '../../../../shared/date.ts'
import { formatRupees } from '../../../../shared/money.ts'
import { TextField } from '../../../components/forms/Field.tsx'
import { SelectField } from '../../../components/forms/SelectField.tsx'
import type { FormState } from '../../../components/forms/useForm.ts'
import { useFieldValue } from '../../../components/forms/useSavedForm.tsx'
import { useApiQuery } from '../../../framework/firstLoad/queryClient.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import { optionsOf, titledOptions } from '../desk/deskForms.tsx'
import { deskPath, useDesk } from '../desk/useDesk.tsx'

type MoneyForm = FormState<'amount' | 'mode' | 'reference' | 'day' | 'purpose_id'>

/** Amount, mode, day and number of the money. */
export const MoneyFields = ({ form, options }: { form: MoneyForm; options: OfflineOptions }) => {
  const { texts, lang } = useDesk('offline')
  const { modes } = useTexts('desk').donations
  return (
    <>
      <div className="flow-pair">
        <TextField form={form} name="amount" inputMode="numeric" autoComplete="off" />
        <SelectField form={form} name="mode" options={optionsOf(offlineModes, modes)} />
      </div>
      <CashHint form={form} cash={options.cash} />
      <div className="flow-pair">
        <TextField form={form} name="day" type="date" hint={texts.openFrom(formatDay(options.open_from, lang))} />
        <TextField form={form} name="reference" note={texts.optional} hint={texts.referenceHint} autoComplete="off" />
      </div>
    </>
  )
}

/** The law's sentence about cash, once the amount is above its limit. It hinders nothing. */
const CashHint = ({ form, cash }: { form: MoneyForm; cash: OfflineOptions['cash'] }) => {
  const amount = useFieldValue(form, 'amount')
  const mode = useFieldValue(form, 'mode')
  const above = cash && mode === 'cash' && Number(amount.replace(/\D/g, '')) > cash.limit
  return (
    <p role="status" className="text-beware">
      {above && cash.text}
    </p>
  )
}

interface PurposeFieldProps {
  form: MoneyForm
  projectId: number
  /** The purpose that a donation has already. The project may not have it any more. */
  kept?: { id: number; title: string } | null
}

/** The purposes of the chosen project. A project without any shows no field. */
export const PurposeField = ({ form, projectId, kept = null }: PurposeFieldProps) => {
  const { texts, lang } = useDesk('offline')
  const { data } = useApiQuery(['staff-purposes', projectId, lang], (api) => giving(api, projectId), {
    enabled: projectId > 0,
  })
  if (projectId === 0 || !data || data.purpose.length === 0) return null
  const purposes = kept && data.purpose.every(({ id }) => id !== kept.id) ? [kept, ...data.purpose] : data.purpose
  return (
    <SelectField
      // The browser's select shows a value only if it had its option when it was made.
      key={projectId}
      form={form}
      name="purpose_id"
      note={texts.optional}
      empty={texts.noPurpose}
      options={titledOptions(purposes)}
    />
  )
}

type ReasonName = `put_away.${OfflineWarning}`

/** The label of the reason for each warning. */
export const reasonLabels = (reasons: Readonly<Record<OfflineWarning, string>>) =>
  Object.fromEntries(Object.entries(reasons).map(([code, label]) => [`put_away.${code}`, label])) as Record<
    ReasonName,
    string
  >

/** Sends an entry or a correction, and finds the warnings if it is refused because of them. */
export function useWarnings() {
  const [warnings, setWarnings] = useState<readonly FoundWarning[]>([])
  const send = async <Entry extends OfflineDonation | CorrectOffline, Saved>(
    api: Transport,
    call: (api: Transport, entry: Entry) => Promise<Saved>,
    entry: Entry,
  ): Promise<Saved> => {
    try {
      const saved = await call(api, entry)
      setWarnings([])
      return saved
    } catch (error) {
      if (error instanceof ApiError && error.code === 'warned')
        setWarnings((await findOfflineWarnings(api, entry)).warnings)
      throw error
    }
  }
  return { warnings, send }
}

interface WarningsProps {
  form: FormState<ReasonName>
  warnings: readonly FoundWarning[]
  /** Shows the warnings about these fields, below them. */
  fields: readonly (typeof offlineWarnings)[OfflineWarning][]
}

/** What the API found unusual about the entry, and a line for each: why it is right. */
export const Warnings = ({ form, warnings, fields }: WarningsProps) => {
  const { warnedOf, otherReceipts } = useTexts('staff').offline
  return warnings
    .filter(({ code }) => fields.includes(offlineWarnings[code]))
    .map(({ code, donations, sum, law, names }) => (
      <div key={code} className="flow-tight">
        <p className="text-beware">
          {warnedOf[code]({ sum: formatRupees(sum ?? 0), names: names.join(', ') })} {law}
        </p>
        {donations.length > 0 && (
          <p>
            {otherReceipts(donations.length)}{' '}
            {donations.map(({ txn_id, receipt }, index) => (
              <span key={txn_id}>
                {index > 0 && ', '}
                <Link to={deskPath('donations', txn_id)} target="_blank">
                  {receipt}
                </Link>
              </span>
            ))}
          </p>
        )}
        <TextField form={form} name={`put_away.${code}`} autoComplete="off" />
      </div>
    ))
}
