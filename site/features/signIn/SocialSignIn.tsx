import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { NamedSocialRequest } from '../../../shared/contract/people/account.ts'
import { social } from '../../framework/firstLoad/roots.ts'
import { useServices } from '../../app/services.ts'
import { buttonClass } from '../../components/Button.tsx'
import { useSignInStep } from './useSignInStep.ts'
import { useTexts } from '../../texts/useTexts.ts'
import styles from './SocialSignIn.module.css'
import { loadApple, signInWithApple } from './apple.ts'
import { createNonceSupply, nonceLifeMs } from './newNonce.ts'
import { type SocialProblem, socialProblem } from './socialFailure.ts'
import { isInApp, useGoogle } from './useGoogle.ts'

/** Ids of the one-tap card's element: beside a page's form, and in the donation dialog, which may be open over that page. */
const [oneTapPlace, dialogTapPlace] = ['one-tap', 'one-tap-in-dialog']

export interface SocialSignInProps {
  /** What the person is about to do. */
  purpose: 'signin' | 'signup'
  /** Of the notice about personal data that is shown beside the buttons. */
  noticeVersion?: string | undefined
  /** Google's one-tap card too, if there is space for it beside the form. */
  oneTap?: boolean
  /** In the donation dialog: the buttons are above its form, and Google's one-tap card is in this element below it. */
  dialogCard?: HTMLElement
}

/** The buttons of the configured providers, and their errors. `SignInSteps` around it begins the session. */
export const SocialSignIn = ({ purpose, noticeVersion, oneTap = false, dialogCard }: SocialSignInProps) => {
  const texts = useTexts('signIn').social
  const { asked, busy, problem, signIn, fail } = useSocialSignIn(noticeVersion)
  const { api } = useServices()
  const [nonces] = useState(() => createNonceSupply(api))
  const google = useRef<HTMLDivElement>(null)
  const [room] = useState(() => matchMedia('(width >= 64rem)').matches)
  useGoogle({
    context: purpose,
    place: google,
    text: dialogCard ? 'continue_with' : purpose === 'signup' ? 'signup_with' : 'signin_with',
    card: dialogCard ? dialogTapPlace : oneTap && room ? oneTapPlace : undefined,
    inDialog: dialogCard !== undefined,
    onToken: (idToken, nonce) => void signIn(() => Promise.resolve({ provider: 'GOOGLE', idToken, nonce })),
    onFailure: fail,
  })
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // In a small window the message about a press would be below its lower edge. Unrequested messages do not scroll.
    if (problem && asked) alert.current?.scrollIntoView({ block: 'nearest' })
  }, [problem, asked])
  useEffect(() => {
    // If it does not load, the press says so.
    if (!social.apple) return undefined
    loadApple().catch(() => {})
    nonces.prepare()
    const renewal = setInterval(nonces.prepare, nonceLifeMs)
    return () => clearInterval(renewal)
  }, [nonces])
  const or = (
    <p className={styles.or} aria-hidden="true">
      {texts.or}
    </p>
  )
  return (
    <div role="group" aria-label={texts.label} className={styles.social}>
      {!dialogCard && or}
      {social.google &&
        (isInApp() ? (
          <p className="text-small">{texts.inApp[purpose]}</p>
        ) : (
          <div ref={google} className={styles.google} />
        ))}
      {social.apple && (
        <button
          type="button"
          aria-disabled={busy || undefined}
          className={buttonClass('outline', styles.apple)}
          onClick={() => !busy && void signIn(() => signInWithApple(nonces.take))}
        >
          {texts.apple}
        </button>
      )}
      {problem && (
        <div ref={alert} role="alert" className={`text-grave ${styles.problem}`}>
          <strong>{problem.title}</strong>
          <p>{problem.text}</p>
        </div>
      )}
      {busy && <p role="status">{texts.working}</p>}
      {dialogCard && or}
      {dialogCard && createPortal(<div id={dialogTapPlace} className={styles.within} />, dialogCard)}
      {oneTap && <div id={oneTapPlace} className={`${styles.card} on-screen`} />}
    </div>
  )
}

/**
 * Signs in with a provider's answer.
 * @param notice_version of the notice that the page shows, for an account that this makes
 */
const useSocialSignIn = (notice_version?: string) => {
  const texts = useTexts('signIn').social
  const all = useTexts('common')
  const { api } = useServices()
  const take = useSignInStep()
  const [asked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<SocialProblem>()
  const fail = (error: unknown) => setProblem(socialProblem(texts, all, error))
  return {
    /** The person has asked for this sign-in: from now on a failure gets a message. */
    asked,
    busy,
    problem,
    fail,
    /** @param ask returns the provider's answer, or throws `SocialError` */
    async signIn(ask: () => Promise<NamedSocialRequest>) {
      setAsked(true)
      setBusy(true)
      setProblem(undefined)
      try {
        const request = await ask()
        const { registerSocial } = await import('../../../shared/contract/people/account.ts')
        await take(await registerSocial(api, { ...request, notice_version }))
      } catch (error) {
        fail(error)
      }
      setBusy(false)
    },
  }
}
