import * as z from 'zod/mini'
import type { Transport } from '../../../shared/contract/transport.ts'
import { addPanToReceipt } from '../../../shared/contract/donation/receipt.ts'
import { updatePan, panRequestSchema, type Profile } from '../../../shared/contract/people/profile.ts'
import { maskPan } from '../../../shared/contract/people/person.ts'
import { useServices } from '../../app/services.ts'
import { Button } from '../../components/Button.tsx'
import { ActMessage } from '../../components/act/ActButton.tsx'
import { useAct } from '../../components/act/useAct.ts'
import { TextField } from '../../components/forms/Field.tsx'
import { Form } from '../../components/forms/Form.tsx'
import { useEditing } from '../../components/forms/useEditing.ts'
import { useSavedForm } from '../../components/forms/useSavedForm.tsx'
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
  const { editing, edit, stay, place } = useEditing(false)
  const reload = () => queryClientOf(services).invalidateQueries({ queryKey: ['profile'] })
  const remove = async (api: Transport) => {
    try {
      keep(await updatePan(api, { pan: '', shown: pan ?? null }))
    } catch (error) {
      await reload()
      throw error
    }
    edit(false)
    return texts.removed
  }
  const saved = async () => {
    edit(false)
    return texts.saved
  }
  const act = useAct({
    call: (api, change: 'saved' | 'removed') => (change === 'saved' ? saved() : remove(api)),
    say: (words) => words,
  })
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label={texts.label} className="flow-stack">
      <ActMessage act={act} />
      {pan && !editing ? (
        <div className="flow-ways">
          <p>
            <span className="text-soft">{texts.kept}</span> <span aria-hidden="true">{maskPan(pan)}</span>
            <span className="visually-hidden">{texts.endsIn(pan.slice(-4))}</span>
          </p>
          <Button look="text" onClick={() => edit(true)}>
            {texts.change}
          </Button>
          <Button look="text" busy={act.busy} onClick={() => void act.run('removed')}>
            {texts.remove}
          </Button>
        </div>
      ) : (
        <>
          {pan && (
            <p>
              <span className="text-soft">{texts.kept}</span> {maskPan(pan)}
            </p>
          )}
          <PanForm
            shown={pan ?? null}
            receiptOf={receiptOf}
            onSaved={() => void act.run('saved')}
            onMeanwhile={() => {
              stay()
              return reload()
            }}
            onCancel={editing ? () => edit(false) : undefined}
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
  const keep = useKeepProfile()
  const form = useSavedForm({
    schema: async () => schema,
    start: { pan: '' },
    labels: { pan: texts.label },
    problems: texts.problems,
    once: true,
    onMeanwhile,
    async call(api, { pan }) {
      const profile = await updatePan(api, { pan, shown })
      try {
        // The receipt is frozen: the PAN makes a new version of it.
        if (receiptOf) await addPanToReceipt(api, receiptOf)
      } catch (error) {
        // The profile has the PAN now: the form shows it, so the next try is no conflict.
        await onMeanwhile()
        throw error
      }
      keep(profile)
      onSaved()
    },
    say: null,
  })
  const other = onCancel && { words: texts.cancel, press: onCancel }
  return (
    <Form form={form} submit={texts.save} label={texts.title} look="outline" other={other}>
      <TextField form={form} name="pan" autoComplete="off" hint={texts.hint} note={texts.optional} />
    </Form>
  )
}
