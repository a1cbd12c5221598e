import { useState, useLayoutEffect, useRef } from 'react'
import { login, loginRequestSchema, register, registerRequestSchema } from '../../../shared/contract/people/account.ts'
import { donateAddress } from '../../../shared/donation/address/donateAddress.ts'
import { useDialog, useTexts } from '../../dialogContext.ts'
import { siteAddress } from '../../environment.ts'
import { ApiError } from '../../../shared/contract/transport.ts'
import { codeWays, requestSignInCode } from '../../../shared/contract/people/signInCode.ts'
import { CodeForm, type SentCode } from './CodeForm.tsx'
import { useNotice } from '../NoticeText.tsx'
import { AccountForm } from './AccountForm.tsx'
import { useSiteChoices } from './popup.ts'
import type { SignInWays } from '../../publicApi.ts'
import { shadowRootOf } from '../../ui/shadowRootOf.ts'

/** How the trust sends codes. A back end that does not know the call sends none; one that does not answer now may send mails. */
const useCodeWays = (): readonly ('mail' | 'sms')[] => {
  const { api } = useDialog().environment
  const [ways, setWays] = useState<readonly ('mail' | 'sms')[]>(['mail'])
  useLayoutEffect(() => {
    codeWays(api).then(
      (answer) => setWays(answer.ways),
      (error: unknown) => error instanceof ApiError && error.kind === 'refused' && setWays([]),
    )
  }, [])
  return ways
}

/** Names of the slots: the page's own ways above the form, its card below it. */
const slots = { ways: 'sign-in', card: 'sign-in-card' }

interface Props {
  draw: SignInWays | undefined
  children: unknown
  onSignedIn(): void
}

/**
 * The page's own ways to sign in around the form. They are in the page's document, beside the dialog's shadow root, because scripts of identity
 * providers find nothing inside it. Slots show them inside the dialog.
 */
const PageWays = ({ draw, children, onSignedIn }: Props) => {
  const above = useRef<HTMLSlotElement>(null)
  useLayoutEffect(() => {
    if (!draw || !above.current) return
    const { host } = shadowRootOf(above.current)
    const place = (slot: string): HTMLElement =>
      host.appendChild(Object.assign(document.createElement('div'), { slot }))
    const places = { ways: place(slots.ways), card: place(slots.card) }
    const end = draw(places, onSignedIn)
    return () => {
      end()
      places.ways.remove()
      places.card.remove()
    }
  }, [])
  return (
    <>
      <slot name={slots.ways} ref={above} />
      {children}
      <slot name={slots.card} />
    </>
  )
}

/** On the trust's own origin: its identity providers, e-mail and password, or a new account. */
export const OwnSignIn = ({ onSignedIn }: { onSignedIn(): void }) => {
  const texts = useTexts()
  const { api, options } = useDialog().environment
  // The way back from the site keeps the choices.
  const back = new URLSearchParams({ next: donateAddress(useSiteChoices()) })
  const [isNew, setNew] = useState(false)
  const notice = useNotice(isNew)
  const [needsCode, setNeedsCode] = useState(false)
  const ways = useCodeWays()
  const [sent, setSent] = useState<SentCode | null>(null)
  if (needsCode) {
    return (
      <>
        <p role="status">{texts.codeNeeded}</p>
        <a className="main" href={siteAddress(options.siteRoot, `/login?${back}`)}>
          {texts.codeOnSite}
        </a>
      </>
    )
  }
  const byCode = ways.length > 0 && {
    label: ways.includes('sms') ? texts.emailOrPhone : texts.accountFields.email,
    main: texts.sendCode,
    take: async (to: string) => setSent({ to, ...(await requestSignInCode(api, to)) }),
  }
  return (
    <>
      {sent && (
        <CodeForm sent={sent} onSignedIn={onSignedIn} onCode={() => setNeedsCode(true)} onBack={() => setSent(null)} />
      )}
      {/* What is typed in the form stays while the code is asked for. */}
      <div hidden={sent !== null}>
        <p className="row">
          <span>{isNew ? texts.haveAccount : texts.newHere}</span>
          <button type="button" className="quiet" onClick={() => setNew(!isNew)}>
            {isNew ? texts.toSignIn : texts.toSignUp}
          </button>
        </p>
        <PageWays draw={options.signInWays} onSignedIn={onSignedIn}>
          {isNew ? (
            <AccountForm
              key="new"
              schema={registerRequestSchema}
              fields={['fullName', 'email', 'contactNo', 'newPassword']}
              submit={texts.signUpButton}
              notice={notice}
              send={(request) => register(api, { ...request, notice_version: notice?.version })}
              onSignedIn={onSignedIn}
            />
          ) : (
            <>
              <AccountForm
                key="known"
                schema={loginRequestSchema}
                fields={['email', 'password']}
                submit={texts.signInButton}
                send={(request) => login(api, request)}
                onSignedIn={onSignedIn}
                onCode={() => setNeedsCode(true)}
                other={byCode || undefined}
              />
              <p className="row">
                <a className="link" href={siteAddress(options.siteRoot, `/forget-password?${back}`)}>
                  {texts.forgot}
                </a>
              </p>
            </>
          )}
        </PageWays>
      </div>
    </>
  )
}
