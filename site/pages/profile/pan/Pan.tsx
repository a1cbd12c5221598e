import { useEffect, useRef, useState } from 'react'
import { updatePan } from '../../../../shared/api/people/profile.ts'
import type { Profile } from '../../../../shared/contract/people/profile.ts'
import { maskPan } from '../../../../shared/contract/people/pan.ts'
import { useServices } from '../../../app/services.ts'
import { useTexts } from '../../../app/texts.ts'
import { failureText } from '../../../forms/failureText.ts'
import { Button } from '../../../layout/Button.tsx'
import { useKeepProfile } from '../useProfile.ts'
import styles from './Pan.module.css'
import { PanForm } from './PanForm.tsx'
import { panTexts } from './texts.ts'

interface PanProps {
  profile: Pick<Profile, 'pan'>
  /** Transaction id of a donation whose receipt gets the PAN, too. */
  receiptOf?: string
}

/** The donor's PAN: asked for with its reason, then shown only by its last four characters. */
export const Pan = ({ profile: { pan }, receiptOf }: PanProps) => {
  const all = useTexts()
  const texts = panTexts.use()
  const { api } = useServices()
  const keep = useKeepProfile()
  const [changing, setChanging] = useState(false)
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  const place = useRef<HTMLDivElement>(null)
  // Form and stored PAN replace each other, with the pressed button: the focus stays here.
  useEffect(() => {
    if (said || changing) place.current?.focus()
  }, [said, changing])
  const remove = async () => {
    setBusy(true)
    try {
      keep(await updatePan(api, ''))
      setSaid(texts.removed)
    } catch (error) {
      setSaid(failureText(all, error))
    }
    setBusy(false)
  }
  const saved = () => {
    setChanging(false)
    setSaid(texts.saved)
  }
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label={texts.label} className={styles.pan}>
      <p role="status" className={styles.said}>
        {said}
      </p>
      {pan && !changing ? (
        <div className={styles.kept}>
          <p>
            <span className={styles.label}>{texts.kept}</span> <span aria-hidden="true">{maskPan(pan)}</span>
            <span className="visually-hidden">{texts.endsIn(pan.slice(-4))}</span>
          </p>
          <Button look="text" onClick={() => setChanging(true)}>
            {texts.change}
          </Button>
          <Button look="text" busy={busy} onClick={() => void remove()}>
            {texts.remove}
          </Button>
        </div>
      ) : (
        <PanForm receiptOf={receiptOf} onSaved={saved} onCancel={changing ? () => setChanging(false) : undefined} />
      )}
    </div>
  )
}
