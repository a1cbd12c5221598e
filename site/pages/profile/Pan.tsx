import { useState } from 'react'
import * as z from 'zod/mini'
import { addPanToReceipt } from '../../../shared/contract/donation/receipt.ts'
import { type PanRequest, panRequestSchema, type Profile, updatePan } from '../../../shared/contract/people/profile.ts'
import { maskPan } from '../../../shared/contract/people/person.ts'
import { useServices } from '../../app/services.ts'
import { Button } from '../../components/Button.tsx'
import flow from '../../components/Flow.module.css'
import text from '../../components/Text.module.css'
import { ActWords } from '../../components/act/ActWords.tsx'
import { SchemaForm } from '../../components/forms/SchemaForm.tsx'
import { TextField } from '../../components/forms/TextField.tsx'
import { useAct } from '../../components/forms/useAct.ts'
import { useEditing } from '../../components/forms/useEditing.ts'
import { useSchemaForm } from '../../components/forms/useSchemaForm.ts'
import { queryClientOf } from '../../framework/firstLoad/queryClient.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { useKeepProfile } from './useProfile.ts'

interface PanProps {
  profile: Pick<Profile, 'pan'>
  /** Transaction id of a donation whose receipt gets the PAN, too. */
  receiptOf?: string
}

/** The donor's PAN: asked for with its reason, then shown only by its last four characters. */
export const Pan = ({ profile: { pan }, receiptOf }: PanProps) => {
  const texts = useTexts('member').pan
  const services = useServices()
  const keep = useKeepProfile()
  const { editing, edit, place } = useEditing(false)
  // Another window has saved a PAN while this form was open: the form stays, with what was typed.
  const [kept, keepForm] = useState(false)
  const reload = () => queryClientOf(services).invalidateQueries({ queryKey: ['profile'] })
  const act = useAct()
  const remove = async () => {
    try {
      keep(await updatePan(services.api, { pan: '', shown: pan ?? null }))
    } catch (error) {
      await reload()
      throw error
    }
    edit(false)
  }
  const close = () => {
    keepForm(false)
    edit(false)
  }
  const saved = () => act.run(async () => close(), texts.saved)
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label={texts.label} className={flow.stack}>
      <ActWords act={act} />
      {pan && !editing && !kept ? (
        <div className={flow.ways}>
          <p>
            <span className={text.soft}>{texts.kept}</span> <span aria-hidden="true">{maskPan(pan)}</span>
            <span className="visually-hidden">{texts.endsIn(pan.slice(-4))}</span>
          </p>
          <Button look="text" onClick={() => edit(true)}>
            {texts.change}
          </Button>
          <Button look="text" busy={act.busy} onClick={() => void act.run(remove, texts.removed)}>
            {texts.remove}
          </Button>
        </div>
      ) : (
        <>
          {pan && (
            <p>
              <span className={text.soft}>{texts.kept}</span> {maskPan(pan)}
            </p>
          )}
          <PanForm
            shown={pan ?? null}
            receiptOf={receiptOf}
            onSaved={() => void saved()}
            onMeanwhile={() => {
              keepForm(true)
              return reload()
            }}
            onCancel={editing || kept ? close : undefined}
          />
        </>
      )}
    </div>
  )
}

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
const PanForm = ({ shown, receiptOf, onSaved, onMeanwhile, onCancel }: PanFormProps) => {
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
