import { useEffect, useState } from 'react'
import type * as z from 'zod/mini'
import {
  correctOffline,
  type CorrectOfflineForm,
  correctOfflineFormSchema,
  type OfflineOptions,
} from '../../../../shared/contract/staff/offlineDonation.ts'
import { formatDay, indianDay } from '../../../../shared/date.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { Button } from '../../../components/Button.tsx'
import { fieldId, TextField } from '../../../components/forms/Field.tsx'
import { Form } from '../../../components/forms/Form.tsx'
import { useSavedForm } from '../../../components/forms/useSavedForm.tsx'
import { useTexts } from '../../../texts/useTexts.ts'
import { MoneyFields } from '../offline/MoneyFields.tsx'
import { PurposeField } from '../offline/PurposeField.tsx'
import { reasonLabels, useWarnings, Warnings } from '../offline/Warnings.tsx'
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
  const { labels, problems, closed, noteHint, reasons } = useTexts('staff').offline
  const lang = useLanguage()
  const { warnings, send } = useWarnings()
  const refresh = useRefresh()
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
  const form = useSavedForm({
    schema: async () => schema,
    start,
    labels: { amount, mode, day, reference, purpose_id, note: texts.note, ...reasonLabels(reasons) },
    problems: { ...problems, closed: closed(formatDay(options.open_from, lang)), ...texts.problems },
    async call(wanted) {
      const saved = await send(correctOffline, { ...wanted, txn_id: donation.txn_id, version })
      await refresh('staff-donation', 'staff-donations', receiptKey)
      onSaved(saved.version)
    },
    say: null,
    onMeanwhile: () => refresh('staff-donation'),
    show: (name, value) =>
      name === 'purpose_id' ? (donation.purpose ?? '') : name === 'day' ? formatDay(value, lang) : value,
  })
  const first = fieldId(form, 'amount')
  useEffect(() => document.getElementById(first)?.focus(), [first])
  const kept = donation.purpose_id === null ? null : { id: donation.purpose_id, title: donation.purpose ?? '' }
  return (
    <Form
      form={form}
      submit={texts.save}
      label={texts.title}
      aside={
        <Button look="text" onClick={onCancel}>
          {texts.cancel}
        </Button>
      }
    >
      <MoneyFields form={form} options={options} />
      <Warnings form={form} warnings={warnings} fields={['amount', 'reference']} />
      <PurposeField form={form} projectId={donation.project_id} kept={kept} />
      <TextField form={form} name="note" autoComplete="off" hint={noteHint} />
      <p>{texts.mailed}</p>
    </Form>
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
  put_away: {},
})
