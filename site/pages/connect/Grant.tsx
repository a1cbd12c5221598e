import { useState } from 'react'
import { logout, partnerToken } from '../../../shared/api/people/account.ts'
import { ApiError } from '../../../shared/api/apiError.ts'
import { PageHeading } from '../../app/PageHeading.tsx'
import { useServices } from '../../app/services.ts'
import { useSession } from '../../app/session/useSession.ts'
import { failureText } from '../../forms/failureText.ts'
import { Button } from '../../layout/Button.tsx'
import block from '../../parts/Block.module.css'
import text from '../../parts/Text.module.css'
import { ConnectMessage } from './ConnectMessage.tsx'
import styles from './ConnectPage.module.css'
import type { ConnectRequest, WaitingChoice } from './connectRequest.ts'
import { SignInOrUp } from './SignInOrUp.tsx'
import { useWaitingProject, WaitingDonation } from './WaitingDonation.tsx'
import { useTexts } from '../../texts/useTexts.ts'

/**
 * The asking page closes this window when it has received the message. If it does not, the window closes after this time, in ms. Closed at once, the
 * message might be lost.
 */
const closesAfter = 1000

interface GrantProps {
  request: ConnectRequest
  opener: Window
  partnerName: string
  waiting: WaitingChoice | null
}

/** Lets the donor decide, and passes on the permission. */
export const Grant = ({ request, opener, partnerName, waiting }: GrantProps) => {
  const texts = useTexts('common')
  const { connect } = useTexts('account')
  const { api, session } = useServices()
  const { token, user } = useSession()
  const [step, setStep] = useState<'asking' | 'handing' | 'done'>('asking')
  const [failure, setFailure] = useState<unknown>()
  const project = useWaitingProject(waiting)
  /** The press is for what is in view: without a title or an amount, the hand-over page asks. */
  const shown = waiting && project ? { project_id: project.id, amount: waiting.total } : undefined

  /** Called only by a press of the donor: "Continue as", or a sign-in button that says what it does. */
  const grant = async () => {
    setStep('handing')
    setFailure(undefined)
    try {
      const { token: partnerOnly, expires_in } = await partnerToken(api, request.origin, shown)
      opener.postMessage(
        { type: 'donate:session', state: request.state, token: partnerOnly, expiresIn: expires_in },
        request.origin,
      )
      setStep('done')
      setTimeout(() => window.close(), closesAfter)
    } catch (error) {
      setStep('asking')
      setFailure(error)
    }
  }

  /** The API ends the session, too: its token must not outlive it on a device that several people use. */
  const leave = () => {
    void logout(api).catch(() => undefined)
    session.end('logout')
  }

  if (step === 'done') {
    return (
      <ConnectMessage title={connect.done} text={connect.doneText}>
        <Button onClick={() => window.close()}>{connect.close}</Button>
      </ConnectMessage>
    )
  }
  const refused = failure instanceof ApiError && failure.kind === 'refused' && failure.status !== 429
  const signedOut = failure instanceof ApiError && failure.kind === 'unauthorized'
  return (
    <div className={styles.connect}>
      <PageHeading title={connect.title}>{connect.heading(partnerName)}</PageHeading>
      {waiting && <WaitingDonation total={waiting.total} title={project?.title} />}
      <p className={text.small}>
        {connect.asksAt} <code className={styles.origin}>{request.origin}</code>
      </p>
      <p className={text.small}>{shown ? connect.knowsOne : connect.knows}</p>
      {failure !== undefined && !signedOut && (
        <p role="alert" className={styles.failure}>
          {refused ? connect.refusedText : failureText(texts, failure)}
        </p>
      )}
      {token ? (
        <div className={block.stack}>
          {user && (
            <p className={styles.framed}>
              {connect.signedIn} <strong>{user.fullName}</strong>
              <br />
              <span className={text.small}>{user.email}</span>
            </p>
          )}
          <Button busy={step === 'handing'} onClick={() => void grant()}>
            {step === 'handing' ? connect.handing : connect.continueAs(user?.fullName.split(/\s+/)[0] ?? '')}
          </Button>
          <Button look="text" onClick={leave}>
            {connect.other}
          </Button>
        </div>
      ) : (
        <SignInOrUp onSignedIn={() => void grant()} />
      )}
    </div>
  )
}
