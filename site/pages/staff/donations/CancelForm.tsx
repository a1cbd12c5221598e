import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import type * as z from 'zod/mini'
import { ApiError } from '../../../../shared/contract/transport.ts'
import {
  cancelOffline,
  type CancelOfflineForm,
  cancelOfflineFormSchema,
  cancelReasons,
} from '../../../../shared/contract/staff/offlineDonation.ts'
import { useServices } from '../../../app/services.ts'
import { PasswordProof } from '../../../features/proof/PasswordProof.tsx'
import { SchemaForm } from '../../../components/forms/SchemaForm.tsx'
import { SelectField } from '../../../components/forms/SelectField.tsx'
import { TextField } from '../../../components/forms/TextField.tsx'
import { useProven } from '../../../features/proof/useProven.ts'
import { fieldId, useSchemaForm } from '../../../components/forms/useSchemaForm.ts'
import { Button } from '../../../components/Button.tsx'
import { useRefresh } from '../table/useDeskList.ts'
import type { CancelOfflineProps } from './CancelOffline.tsx'
import { useTexts } from '../../../texts/useTexts.ts'

/** What the fields hold: no reason is chosen at first. */
type Fields = Omit<CancelOfflineForm, 'reason'> & { reason: CancelOfflineForm['reason'] | '' }
const schema = cancelOfflineFormSchema as unknown as z.ZodMiniType<CancelOfflineForm, Fields> // It refuses the empty reason.
const start: Fields = { reason: '', note: '' }

/** Asks for the reason, which the donor learns, and for a sentence, which stays in the ledger. */
export const CancelForm = ({ txnId, version, onDone, onClose }: CancelOfflineProps & { onClose(): void }) => {
  const texts = useTexts('staff').cancel
  const { problems, noteHint } = useTexts('staff').offline
  const { api } = useServices()
  const { pathname } = useLocation()
  const refresh = useRefresh()
  const { asks, bindPassword, problem, run } = useProven()
  const state = useSchemaForm<Fields, CancelOfflineForm>({
    schema,
    start,
    labels: { reason: texts.reason, note: texts.note },
    problems: { ...problems, ...texts.problems },
    async send(wanted) {
      try {
        const done = await run(() => cancelOffline(api, { ...wanted, txn_id: txnId, version }))
        if (!done) return
        onDone(done.result.mailed ? 'mailed' : 'silent')
        await refresh('staff-donation', 'staff-donations')
      } catch (error) {
        // Somebody was faster: the page shows what they did.
        if (error instanceof ApiError && error.status === 409) void refresh('staff-donation')
        throw error
      }
    },
  })
  const first = fieldId(state, 'reason')
  useEffect(() => document.getElementById(first)?.focus(), [first])
  return (
    <SchemaForm
      state={state}
      submit={texts.save}
      label={texts.title}
      aside={
        <Button look="text" onClick={onClose}>
          {texts.keep}
        </Button>
      }
    >
      <SelectField
        state={state}
        name="reason"
        empty={texts.choose}
        options={cancelReasons.map((value) => ({ value, label: texts.reasons[value] }))}
      />
      <TextField state={state} name="note" autoComplete="off" hint={noteHint} />
      <p>{texts.mailed}</p>
      {asks && <PasswordProof ref={bindPassword} problem={problem} next={pathname} />}
    </SchemaForm>
  )
}
