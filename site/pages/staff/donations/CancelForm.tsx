import { useEffect } from 'react'
import type * as z from 'zod/mini'
import { ApiError } from '../../../../shared/contract/transport.ts'
import {
  cancelOffline,
  type CancelOfflineForm,
  cancelOfflineFormSchema,
  cancelReasons,
} from '../../../../shared/contract/staff/offlineDonation.ts'
import { useServices } from '../../../app/services.ts'
import { fieldId, TextField } from '../../../components/forms/Field.tsx'
import { Form } from '../../../components/forms/Form.tsx'
import { SelectField } from '../../../components/forms/SelectField.tsx'
import { useForm } from '../../../components/forms/useForm.ts'
import { Button } from '../../../components/Button.tsx'
import { useRefresh } from '../table/useDeskList.ts'
import type { CancelOfflineProps } from './CancelOffline.tsx'
import { waitingKey } from '../desk/waiting.ts'
import { refundsKey } from '../refunds/refundsKey.ts'
import { useTexts } from '../../../texts/useTexts.ts'

/** What the fields hold: no reason is chosen at first. */
type Fields = Omit<CancelOfflineForm, 'reason'> & { reason: CancelOfflineForm['reason'] | '' }
const schema = cancelOfflineFormSchema as unknown as z.ZodMiniType<CancelOfflineForm, Fields> // It refuses the empty reason.

/** Asks for the reason, which the donor learns, and for a sentence, which stays in the ledger. */
export const CancelForm = ({ txnId, version, mode, onDone, onClose }: CancelOfflineProps & { onClose(): void }) => {
  const texts = useTexts('staff').cancel
  const { problems, noteHint } = useTexts('staff').offline
  const { api } = useServices()
  const refresh = useRefresh()
  const form = useForm({
    schema: async () => schema,
    labels: { reason: texts.reason, note: texts.note },
    problems: { ...problems, ...texts.problems },
    async call(wanted) {
      try {
        const { mailed, asked } = await cancelOffline(api, { ...wanted, txn_id: txnId, version })
        onDone(asked ? 'asked' : mailed ? 'mailed' : 'silent')
        await refresh('staff-donation', 'staff-donations', refundsKey, waitingKey)
      } catch (error) {
        // Somebody was faster: the page shows what they did.
        if (error instanceof ApiError && error.status === 409) void refresh('staff-donation')
        throw error
      }
    },
    say: null,
  })
  const first = fieldId(form, 'reason')
  useEffect(() => document.getElementById(first)?.focus(), [first])
  return (
    <Form
      form={form}
      submit={texts.save}
      label={texts.title}
      aside={
        <Button look="text" onClick={onClose}>
          {texts.keep}
        </Button>
      }
    >
      <SelectField
        form={form}
        name="reason"
        empty={texts.choose}
        options={cancelReasons
          .filter((value) => value !== 'bounced' || mode === 'cheque')
          .map((value) => ({ value, label: texts.reasons[value] }))}
      />
      <TextField form={form} name="note" autoComplete="off" hint={noteHint} />
      <p>{mode === 'cash' ? texts.needsSecond : texts.mailed}</p>
    </Form>
  )
}
