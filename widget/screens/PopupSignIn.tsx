import { useEffect, useRef, useState } from 'react'
import type { LaterMessages } from '../../shared/messages/en/later.ts'
import { useDialog } from '../dialogContext.ts'
import type { State } from '../flow/state.ts'
import { grantStore } from '../grantStore.ts'
import { signInByPopup } from './popup.ts'
import { useSiteLink } from './siteLink.ts'

interface Props {
  state: State
  later: LaterMessages
  onSignedIn(): void
}

/** On a foreign page: a window of the trust, or, where the browser blocks it, the trust's page with the choices carried along. */
export const PopupSignIn = ({ state, later, onSignedIn }: Props) => {
  const { options, lang } = useDialog().environment
  const [phase, setPhase] = useState<'idle' | 'waiting' | 'blocked'>('idle')
  const href = useSiteLink(state)
  const life = useRef(new AbortController())
  useEffect(() => () => life.current.abort(), [])

  const open = async (): Promise<void> => {
    setPhase('waiting')
    const answer = await signInByPopup(options.siteRoot, lang, life.current.signal)
    if (life.current.signal.aborted) return
    setPhase(answer === 'blocked' ? 'blocked' : 'idle')
    if (typeof answer === 'string') return
    grantStore.grant(answer.token)
    onSignedIn()
  }

  return (
    <>
      <p>{later.popupHint(new URL(options.siteRoot).host)}</p>
      <p role="status">{phase === 'waiting' ? later.popupWaiting : phase === 'blocked' ? later.popupBlocked : ''}</p>
      {phase !== 'blocked' && (
        <button type="button" className="main" aria-disabled={phase === 'waiting'} onClick={() => void open()}>
          {later.popupOpen}
        </button>
      )}
      <p>
        <a className={phase === 'blocked' ? 'main' : undefined} href={href} target="_top">
          {later.continueOnSite}
        </a>
      </p>
    </>
  )
}
