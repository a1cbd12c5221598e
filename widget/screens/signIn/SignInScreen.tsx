import { useLayoutEffect, useRef, useState } from 'react'
import { donateAddress, donateSearch } from '../../../shared/donation/address/donateAddress.ts'
import { totalOf } from '../../../shared/kinds/kinds.ts'
import { useDialog, useFlowState, useTexts } from '../../dialogContext.ts'
import { grantStore, siteAddress } from '../../environment.ts'
import { browserLeaving } from '../../leaving.ts'
import { continueDonation } from '../../flow/sendDonation.ts'
import { OutLink } from '../OutLink.tsx'
import { Panel } from '../Panel.tsx'
import { OwnSignIn } from './OwnSignIn.tsx'
import { isNobody, isRegistered, signInByPopup, useSiteChoices } from './popup.ts'

/**
 * Signing in, or making an account, without losing the donation: in place on the trust's own origin, in a window of the trust everywhere else. A
 * donor who pressed CONTINUE then continues to the payment.
 */
export const Screen = () => {
  const { flow, environment } = useDialog()
  const texts = useTexts()
  const { form, problem } = useFlowState()
  // Only a donor who had a session has details that can be missing.
  const known = !!environment.session.getState().token
  const onSignedIn = (): void => {
    const { resumes } = flow.getState()
    flow.dispatch({ type: 'signedIn' })
    if (resumes) continueDonation(environment, flow, true)
  }
  const Ways = environment.foreign ? ForeignSignIn : OwnSignIn
  return (
    <Panel title={texts.signIn}>
      {form && (
        <p className="notice">
          <b>{(known ? texts.waiting : texts.signInWaiting)(totalOf(form), form.projectTitle)}</b>
          <br />
          {texts.signInHint}
        </p>
      )}
      {problem === 'noDonor' && <p className="hint">{texts.problems.noDonor[1]}</p>}
      <Ways onSignedIn={onSignedIn} />
    </Panel>
  )
}

/** What is shown in each state. */
const phaseTexts = {
  idle: 'newHereWindow',
  waiting: 'popupWaiting',
  closed: 'popupClosed',
  blocked: 'popupBlocked',
  stranger: 'popupStranger',
  framed: 'framed',
  leaving: null,
} as const

/**
 * On a foreign page: a window of the trust. If the browser blocks it, or a frame cannot receive its message, it offers the trust's own page with the
 * choices. From an unregistered page the donor goes there at once.
 */
export const ForeignSignIn = ({ onSignedIn }: { onSignedIn(): void }) => {
  const texts = useTexts()
  const { form } = useFlowState()
  const { environment } = useDialog()
  const { siteRoot } = environment.options
  const [phase, setPhase] = useState<keyof typeof phaseTexts>(isNobody() ? 'framed' : 'idle')
  const chosen = useSiteChoices()
  const href = siteAddress(siteRoot, donateAddress(chosen))
  const life = useRef(new AbortController())

  useLayoutEffect(() => {
    const { signal } = life.current
    const goThere = async (): Promise<void> => {
      if (isNobody() || (await isRegistered(environment)) || signal.aborted) return
      setPhase('leaving')
      await browserLeaving.leaveFor(href)
      // Still on this page: a frame may be forbidden to leave.
      setPhase('stranger')
    }
    void goThere()
    return () => life.current.abort()
  }, [])

  const open = async (): Promise<void> => {
    setPhase('waiting')
    const choices = new URLSearchParams(donateSearch(chosen))
    if (form) choices.set('total', String(totalOf(form)))
    const answer = await signInByPopup(siteRoot, choices, life.current.signal)
    if (life.current.signal.aborted) return
    if (typeof answer === 'string') return setPhase(answer)
    setPhase('idle')
    grantStore.grant(answer.token)
    onSignedIn()
  }

  const { host } = new URL(siteRoot)
  const byWindow = phaseTexts[phase] !== null && !['blocked', 'stranger', 'framed'].includes(phase)
  return (
    <>
      <p role="status">{phaseTexts[phase] ? texts[phaseTexts[phase]] : texts.leavingForSite(host)}</p>
      {byWindow && (
        <>
          <p className="hint">{texts.popupHint(host)}</p>
          <button type="button" className="main" aria-disabled={phase === 'waiting'} onClick={() => void open()}>
            {texts.popupOpen}
          </button>
        </>
      )}
      <p>
        <OutLink href={href} text={texts.continueOnSite} className={byWindow ? 'link' : 'main'} />
      </p>
    </>
  )
}
