import { useLayoutEffect, useRef, useState } from 'react'
import type { LaterMessages } from '../../shared/messages/en/later.ts'
import { useDialog } from '../dialogContext.ts'
import type { State } from '../flow/state.ts'
import { grantStore } from '../grantStore.ts'
import { isFramed, signInByPopup } from './popup.ts'
import { useSiteQuery } from './siteLink.ts'
import { siteAddress } from '../siteAddress.ts'

/** What is said while it stands so. */
const said = {
  idle: null,
  waiting: 'popupWaiting',
  closed: 'popupClosed',
  blocked: 'popupBlocked',
  stranger: 'popupStranger',
} as const

interface Props {
  state: State
  later: LaterMessages
  onSignedIn(): void
}

/**
 * On a foreign page: a window of the trust. Where the browser blocks it, or the trust does not know the page, the trust's own page with the choices carried
 * along.
 */
export const PopupSignIn = ({ state, later, onSignedIn }: Props) => {
  const { options } = useDialog().environment
  const [phase, setPhase] = useState<keyof typeof said>('idle')
  const query = useSiteQuery(state)
  const life = useRef(new AbortController())
  useLayoutEffect(() => () => life.current.abort(), [])

  const open = async (): Promise<void> => {
    setPhase('waiting')
    const answer = await signInByPopup(options.siteRoot, query, life.current.signal)
    if (life.current.signal.aborted) return
    if (typeof answer === 'string') return setPhase(answer)
    setPhase('idle')
    grantStore.grant(answer.token)
    onSignedIn()
  }

  const hopeless = phase === 'blocked' || phase === 'stranger'
  // A sandboxed frame may open windows or else, perhaps, leave with the whole of its own.
  const target = isFramed() && phase !== 'blocked' ? '_blank' : '_top'
  return (
    <>
      {!hopeless && <p>{later.popupHint(new URL(options.siteRoot).host)}</p>}
      <p role="status">{said[phase] && later[said[phase]]}</p>
      {!hopeless && (
        <button type="button" className="main" aria-disabled={phase === 'waiting'} onClick={() => void open()}>
          {later.popupOpen}
        </button>
      )}
      <p>
        <a
          className={hopeless ? 'main' : 'link'}
          href={siteAddress(options.siteRoot, `/donate?${query}`)}
          target={target}
        >
          {later.continueOnSite}
        </a>
      </p>
    </>
  )
}
