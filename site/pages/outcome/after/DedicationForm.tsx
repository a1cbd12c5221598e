import { useState } from 'react'
import { dedicate } from '../../../../shared/api/donations.ts'
import {
  type DedicationRequest,
  dedicationRequestSchema,
} from '../../../../shared/contract/donation/donationOutcome.ts'
import { useServices } from '../../../app/services.ts'
import { SchemaForm } from '../../../forms/SchemaForm.tsx'
import { TextField } from '../../../forms/TextField.tsx'
import { useSchemaForm } from '../../../forms/useSchemaForm.ts'
import { useTexts } from '../../../texts/useTexts.ts'

interface DedicationFormProps {
  txnId: string
  start: string
  /** @param kept null: the name was removed */
  onSaved(kept: string | null): void
}

/** One field: the name. Left empty, no name is written. */
export const DedicationForm = ({ txnId, start, onSaved }: DedicationFormProps) => {
  const { outcome } = useTexts('outcome')
  const { api } = useServices()
  const [values] = useState<DedicationRequest>({ txn_id: txnId, name: start })
  const state = useSchemaForm<DedicationRequest, DedicationRequest>({
    schema: dedicationRequestSchema,
    start: values,
    labels: { name: outcome.dedicationName },
    problems: outcome.dedicationProblems,
    async send(request) {
      onSaved((await dedicate(api, request)).name)
    },
  })
  return (
    <SchemaForm state={state} submit={outcome.dedicationSave} label={outcome.dedication} look="outline">
      <TextField
        state={state}
        name="name"
        autoComplete="off"
        note={outcome.dedicationOptional}
        hint={outcome.dedicationHint}
      />
    </SchemaForm>
  )
}
