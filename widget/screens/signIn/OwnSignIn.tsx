import { useState } from 'react'
import { login, register } from '../../../shared/api/people/account.ts'
import { loginRequestSchema, registerRequestSchema } from '../../../shared/contract/people/account.ts'
import { donateAddress } from '../../../shared/donation/address/donateAddress.ts'
import { useDialog, useTexts } from '../../dialogContext.ts'
import { siteAddress } from '../../environment.ts'
import { useNotice } from '../notice/useNotice.ts'
import { AccountForm } from './AccountForm.tsx'
import { PageWays } from '../PageWays.tsx'
import { useSiteChoices } from './siteLink.ts'

/** On the trust's own origin: its identity providers, e-mail and password, or a new account. */
export const OwnSignIn = ({ onSignedIn }: { onSignedIn(): void }) => {
  const later = useTexts()
  const { api, options } = useDialog().environment
  // The way back from the site keeps the choices.
  const back = new URLSearchParams({ next: donateAddress(useSiteChoices()) })
  const [isNew, setNew] = useState(false)
  const notice = useNotice(isNew)
  const [needsCode, setNeedsCode] = useState(false)
  if (needsCode) {
    return (
      <>
        <p role="status">{later.codeNeeded}</p>
        <a className="main" href={siteAddress(options.siteRoot, `/login?${back}`)}>
          {later.codeOnSite}
        </a>
      </>
    )
  }
  return (
    <>
      <p className="row">
        <span>{isNew ? later.haveAccount : later.newHere}</span>
        <button type="button" className="quiet" onClick={() => setNew(!isNew)}>
          {isNew ? later.toSignIn : later.toSignUp}
        </button>
      </p>
      <PageWays draw={options.signInWays} onSignedIn={onSignedIn}>
        {isNew ? (
          <AccountForm
            key="new"
            schema={registerRequestSchema}
            fields={['fullName', 'email', 'contactNo', 'newPassword']}
            submit={later.signUpButton}
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
              submit={later.signInButton}
              send={(request) => login(api, request)}
              onSignedIn={onSignedIn}
              onCode={() => setNeedsCode(true)}
            />
            <p className="row">
              <a className="link" href={siteAddress(options.siteRoot, `/forget-password?${back}`)}>
                {later.forgot}
              </a>
            </p>
          </>
        )}
      </PageWays>
    </>
  )
}
