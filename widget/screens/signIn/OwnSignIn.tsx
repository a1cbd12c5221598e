import { useState, useLayoutEffect, useRef } from 'react'
import { login, loginRequestSchema, register, registerRequestSchema } from '../../../shared/contract/people/account.ts'
import { donateAddress } from '../../../shared/donation/address/donateAddress.ts'
import { useDialog, useTexts } from '../../dialogContext.ts'
import { siteAddress } from '../../environment.ts'
import { AccountForm } from './AccountForm.tsx'
import { useSiteChoices } from './popup.ts'
import type { SignInWays } from '../../publicApi.ts'
import { shadowRootOf } from '../../ui/shadowRootOf.ts'
import { type Notice, privacyNotice } from '../../../shared/contract/people/myData.ts'

/**
 * The notice about personal data. Null until it has loaded, and if the back end has none: a form works without it.
 * @param wanted asks for it, once
 */
const useNotice = (wanted: boolean): Notice | null => {
  const { api } = useDialog().environment
  const [notice, setNotice] = useState<Notice | null>(null)
  useLayoutEffect(() => {
    if (wanted) privacyNotice(api).then(setNotice, () => {})
  }, [wanted])
  return notice
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
  return (
    <>
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
            />
            <p className="row">
              <a className="link" href={siteAddress(options.siteRoot, `/forget-password?${back}`)}>
                {texts.forgot}
              </a>
            </p>
          </>
        )}
      </PageWays>
    </>
  )
}
