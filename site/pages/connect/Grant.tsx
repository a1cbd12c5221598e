import { useId, useState, type ReactNode } from 'react'
import { type Monthly, type MonthlyOffer, partnerToken } from '../../../shared/contract/donation/mandate.ts'
import { logout } from '../../../shared/contract/people/account.ts'
import type { ProjectChoice } from '../../../shared/contract/project.ts'
import { mostFor, startMonthly } from '../../../shared/donation/monthlyChoice.ts'
import { formatRupees } from '../../../shared/money.ts'
import { PageHeading } from '../../app/PageHeading.tsx'
import { paths } from '../../app/paths.ts'
import { useServices } from '../../app/services.ts'
import { useSession } from '../../app/session/useSession.ts'
import { LoginForm } from '../../features/signIn/LoginForm.tsx'
import { SignupForm } from '../../features/signIn/SignupForm.tsx'
import { useAct } from '../../components/act/useAct.ts'
import { MonthlyHint, MonthlyLine, MonthlyTerms, today, useMonthlyOffer } from '../../features/monthly/MonthlyTerms.tsx'
import { useNotice } from '../../features/notice/useNotice.ts'
import { Button, LinkButton } from '../../components/Button.tsx'
import { SignInSteps } from '../../features/signIn/SignInSteps.tsx'
import { LazySocialSignIn } from '../../features/signIn/LazySocialSignIn.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import styles from './ConnectPage.module.css'
import type { ConnectRequest, WaitingChoice } from './connectRequest.ts'

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
  /** What waits is for it; undefined if it is unknown. */
  project: ProjectChoice | undefined
}

/** Lets the donor decide, and passes on the permission. */
export const Grant = ({ request, opener, partnerName, waiting, project }: GrantProps) => {
  const { connect } = useTexts('connect')
  const { api, session } = useServices()
  const { token, user } = useSession()
  const offer = useMonthlyOffer()
  /** The press is for what is in view: without a title or an amount, the hand-over page asks. */
  const [monthly, setMonthly] = useState<Monthly | null>(null)
  const shown =
    waiting && project
      ? { project_id: project.id, amount: waiting.total, ...(monthly && { monthly: atLeast(waiting.total, monthly) }) }
      : undefined

  /** Called only by a press of the donor: "Continue as", or a sign-in button that says what it does. */
  const grant = useAct({
    async call() {
      const { token: partnerOnly, expires_in } = await partnerToken(api, request.origin, shown)
      opener.postMessage(
        { type: 'donate:session', state: request.state, token: partnerOnly, expiresIn: expires_in },
        request.origin,
      )
      setTimeout(() => window.close(), closesAfter)
      return 'done'
    },
    say: null,
    explain: ({ kind, status }) => (kind === 'refused' && status !== 429 ? connect.refusedText : undefined),
  })

  /** The API ends the session, too: its token must not outlive it on a device that several people use. */
  const leave = () => {
    void logout(api).catch(() => undefined)
    session.end('logout')
  }

  if (grant.result) {
    return (
      <ConnectMessage title={connect.done} text={connect.doneText}>
        <Button onClick={() => window.close()}>{connect.close}</Button>
      </ConnectMessage>
    )
  }
  return (
    <div className={styles.connect}>
      <PageHeading title={connect.title}>{connect.heading(partnerName)}</PageHeading>
      {waiting && <WaitingDonation total={waiting.total} title={project?.title} />}
      {waiting && project && offer && (
        <EveryMonth amount={waiting.total} monthly={monthly} offer={offer} onChange={setMonthly} />
      )}
      <p className="text-small">
        {connect.asksAt} <code className={styles.origin}>{request.origin}</code>
      </p>
      <p className="text-small">{shown ? connect.knowsOne : connect.knows}</p>
      {grant.failure && (
        <p role="alert" className="text-wrong">
          {grant.failure}
        </p>
      )}
      {token ? (
        // Until the offer above is known, the buttons would move below the donor's finger.
        <div className={`flow-close ${offer === undefined ? styles.unsettled : ''}`}>
          {user && (
            <p className={styles.framed}>
              {connect.signedIn} <strong>{user.fullName}</strong>
              <br />
              <span className="text-small">{user.email}</span>
            </p>
          )}
          <Button busy={grant.busy} onClick={() => void grant.run()}>
            {grant.busy ? connect.handing : connect.continueAs(user?.fullName.split(/\s+/)[0] ?? '')}
          </Button>
          <Button look="text" onClick={leave}>
            {connect.other}
          </Button>
        </div>
      ) : (
        <SignInOrUp onSignedIn={() => void grant.run()} />
      )}
    </div>
  )
}

const atLeast = (amount: number, monthly: Monthly): Monthly => ({ ...monthly, most: mostFor(amount, monthly) })

interface EveryMonthProps {
  amount: number
  monthly: Monthly | null
  offer: MonthlyOffer
  onChange(monthly: Monthly | null): void
}

/** To give the same every month: never preselected. The asking page cannot offer it, because it could show something else. */
const EveryMonth = ({ amount, monthly, offer, onChange }: EveryMonthProps) => {
  const { words } = useTexts('monthly')
  const id = useId()
  const terms = monthly ?? startMonthly(offer, today())
  return (
    <section className="flow-close" aria-label={words.everyMonth}>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={monthly !== null}
          aria-describedby={id}
          onChange={() => onChange(monthly ? null : terms)}
        />
        <span>
          <MonthlyLine amount={amount} terms={terms} />
        </span>
      </label>
      <p id={id} className="text-small">
        <MonthlyHint amount={amount} terms={terms} offer={offer} />
      </p>
      {monthly && (
        <details>
          <summary>{words.change}</summary>
          <MonthlyTerms amount={amount} terms={terms} offer={offer} onChange={onChange} />
        </details>
      )}
    </section>
  )
}

/** What waits on the asking page. @param total from that page, in whole rupees */
const WaitingDonation = ({ total, title }: { total: number; title: string | undefined }) => {
  const { connect } = useTexts('connect')
  return (
    <p className={styles.framed}>
      <strong>{title === undefined ? formatRupees(total) : connect.waiting(formatRupees(total), title)}</strong>
      <br />
      {connect.waitingHint}
    </p>
  )
}

/** Sign-in, or a new account, within the same window, so that the asking page is not lost. */
const SignInOrUp = ({ onSignedIn }: { onSignedIn: () => void }) => {
  const { connect } = useTexts('connect')
  const [isNew, setNew] = useState(false)
  const notice = useNotice()
  return (
    <SignInSteps then={onSignedIn}>
      <Button look="text" onClick={() => setNew(!isNew)}>
        {isNew ? connect.toSignIn : connect.toSignUp}
      </Button>
      {isNew ? (
        <SignupForm submit={connect.signUp} notice={notice} then={onSignedIn} />
      ) : (
        <LoginForm submit={connect.signIn} />
      )}
      <LazySocialSignIn
        key={String(isNew)}
        purpose={isNew ? 'signup' : 'signin'}
        noticeVersion={isNew ? notice?.version : undefined}
      />
    </SignInSteps>
  )
}

interface ConnectMessageProps {
  title: string
  text: string
  /** Shown if the donor must compare it. */
  origin?: string
  /** What to do; absent: donate on our own site. */
  children?: ReactNode
}

/** The sign-in window if it cannot grant anything: why, and what to do instead. */
export const ConnectMessage = ({ title, text, origin, children }: ConnectMessageProps) => {
  const { connect } = useTexts('connect')
  return (
    <div className={styles.connect}>
      <PageHeading title={title}>{title}</PageHeading>
      {origin && <code className={styles.origin}>{origin}</code>}
      <p>{text}</p>
      {children ?? (
        <LinkButton to={paths.donate} look="outline">
          {connect.give}
        </LinkButton>
      )}
    </div>
  )
}
