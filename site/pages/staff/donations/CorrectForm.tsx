import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type * as z from 'zod/mini'
import {
  correctOffline,
  type CorrectOfflineForm,
  correctOfflineFormSchema,
  type OfflineOptions,
} from '../../../../shared/contract/staff/offlineDonation.ts'
import { formatDay, indianDay } from '../../../../shared/date.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { useServices } from '../../../app/services.ts'
import { Button } from '../../../components/Button.tsx'
import { SchemaForm } from '../../../components/forms/SchemaForm.tsx'
import { TextField } from '../../../components/forms/TextField.tsx'
import { fieldId, useSchemaForm } from '../../../components/forms/useSchemaForm.ts'
import { PasswordProof } from '../../../features/proof/PasswordProof.tsx'
import { useProven } from '../../../features/proof/useProven.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import { MoneyFields } from '../offline/MoneyFields.tsx'
import { PurposeField } from '../offline/PurposeField.tsx'
import { sharedFields } from '../offline/offlineFields.ts'
import { useRefresh } from '../table/useDeskList.ts'
import type { CorrectOfflineProps } from './CorrectOffline.tsx'
import { receiptKey } from './receiptKey.ts'

interface CorrectFormProps extends CorrectOfflineProps {
  options: OfflineOptions
  onSaved(version: number): void
  onCancel(): void
}

/** The form of a correction. It begins with what the donation says; only the reason is new. */
export const CorrectForm = ({ donation, version, options, onSaved, onCancel }: CorrectFormProps) => {
  const texts = useTexts('staff').correct
  const { labels, problems, closed, noteHint } = useTexts('staff').offline
  const lang = useLanguage()
  const { api } = useServices()
  const { pathname } = useLocation()
  const refresh = useRefresh()
  const { asks, bindPassword, problem, run } = useProven()
  const [schema] = useState(
    () =>
      // The form sends every field, so none gets a default.
      correctOfflineFormSchema({ from: options.open_from, today: indianDay(new Date()) }) as z.ZodMiniType<
        CorrectOfflineForm,
        CorrectOfflineForm
      >,
  )
  const start = startOf(donation)
  const { amount, mode, day, reference, purpose_id } = labels
  const state = useSchemaForm<CorrectOfflineForm, CorrectOfflineForm>({
    schema,
    start,
    labels: { amount, mode, day, reference, purpose_id, note: texts.note },
    problems: { ...problems, closed: closed(formatDay(options.open_from, lang)), ...texts.problems },
    async send(wanted) {
      const done = await run(() => correctOffline(api, { ...wanted, txn_id: donation.txn_id, version }))
      if (!done) return
      await refresh('staff-donation', 'staff-donations', receiptKey)
      onSaved(done.result.version)
    },
    onMeanwhile: () => refresh('staff-donation'),
    show: (name, value) =>
      name === 'purpose_id' ? (donation.purpose ?? '') : name === 'day' ? formatDay(value, lang) : value,
  })
  const first = fieldId(state, 'amount')
  useEffect(() => document.getElementById(first)?.focus(), [first])
  const shared = sharedFields(state)
  const kept = donation.purpose_id === null ? null : { id: donation.purpose_id, title: donation.purpose ?? '' }
  return (
    <SchemaForm
      state={state}
      submit={texts.save}
      label={texts.title}
      aside={
        <Button look="text" onClick={onCancel}>
          {texts.cancel}
        </Button>
      }
    >
      <MoneyFields state={shared} options={options} />
      <PurposeField state={shared} projectId={donation.project_id} kept={kept} />
      <TextField state={state} name="note" autoComplete="off" hint={noteHint} />
      <p>{texts.mailed}</p>
      {asks && <PasswordProof ref={bindPassword} problem={problem} next={pathname} />}
    </SchemaForm>
  )
}

/** What a donation says, as the form's fields. Only the reason is new. */
const startOf = ({
  amount,
  mode,
  provider_id,
  at,
  purpose_id,
}: CorrectOfflineProps['donation']): CorrectOfflineForm => ({
  amount: String(amount),
  mode,
  reference: provider_id ?? '',
  day: indianDay(new Date(at)),
  purpose_id: String(purpose_id ?? ''),
  note: '',
})
