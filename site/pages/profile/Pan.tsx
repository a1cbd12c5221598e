import { useState } from 'react'
import { updatePan } from '../../../shared/api/people/profile.ts'
import type { Profile } from '../../../shared/contract/people/profile.ts'
import { maskPan } from '../../../shared/contract/people/pan.ts'
import { queryClientOf } from '../../framework/firstLoad/queryClient.ts'
import { useServices } from '../../app/services.ts'
import { useAct } from '../../components/forms/useAct.ts'
import { useEditing } from '../../components/forms/useEditing.ts'
import { Button } from '../../components/Button.tsx'
import { ActWords } from '../../components/act/ActWords.tsx'
import flow from '../../components/Flow.module.css'
import text from '../../components/Text.module.css'
import { useKeepProfile } from './useProfile.ts'
import { PanForm } from './PanForm.tsx'
import { useTexts } from '../../texts/useTexts.ts'

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
