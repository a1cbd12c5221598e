import { addPanToReceipt } from '../../../shared/api/donations.ts'
import { updatePan } from '../../../shared/api/people/profile.ts'
import { type PanRequest, panRequestSchema } from '../../../shared/contract/people/profile.ts'
import * as z from 'zod/mini'
import { useServices } from '../../app/services.ts'
import { SchemaForm } from '../../components/forms/SchemaForm.tsx'
import { TextField } from '../../components/forms/TextField.tsx'
import { useSchemaForm } from '../../components/forms/useSchemaForm.ts'
import { Button } from '../../components/Button.tsx'
import { useKeepProfile } from './useProfile.ts'
import { useTexts } from '../../texts/useTexts.ts'

/** The contract accepts an empty text, which removes the PAN; this form has a button for that. */
const schema = z.object({ pan: panRequestSchema.shape.pan.check(z.minLength(1, 'required')) })

interface PanFormProps {
  /** The masked PAN that is stored. */
  shown: string | null
  receiptOf?: string | undefined
  onSaved(): void
  /** Another window saved a PAN since: shows it, and keeps this form. */
  onMeanwhile(): Promise<unknown>
  onCancel?: (() => void) | undefined
}

/** Asks for the PAN. It is never kept as a draft: a PAN must not be in the page's storage. */
export const PanForm = ({ shown, receiptOf, onSaved, onMeanwhile, onCancel }: PanFormProps) => {
  const texts = useTexts('member').pan
  const { api } = useServices()
  const keep = useKeepProfile()
  const state = useSchemaForm<PanRequest, PanRequest>({
    schema,
    start: { pan: '' },
    labels: { pan: texts.label },
    problems: texts.problems,
    once: true,
    onMeanwhile,
    async send({ pan }) {
      const profile = await updatePan(api, { pan, shown })
      // The receipt is frozen: the PAN makes a new version of it.
      if (receiptOf) await addPanToReceipt(api, receiptOf)
      keep(profile)
      onSaved()
    },
  })
  const cancel = onCancel && (
    <Button look="text" onClick={onCancel}>
      {texts.cancel}
    </Button>
  )
  return (
    <SchemaForm state={state} submit={texts.save} label={texts.title} look="outline" aside={cancel}>
      <TextField state={state} name="pan" autoComplete="off" hint={texts.hint} note={texts.optional} />
    </SchemaForm>
  )
}
