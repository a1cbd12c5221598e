import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import * as z from 'zod/mini'
import type { Transport } from '../../../shared/contract/transport.ts'
import { daySchema } from '../../../shared/contract/basics.ts'
import {
  changeMandate,
  mandateRequestSchema,
  type MandateView,
  type OwnMandate,
  ownMandates,
  readMandate,
} from '../../../shared/contract/donation/mandate.ts'
import { formatDay } from '../../../shared/date.ts'
import { amountOf } from '../../../shared/donation/amountText.ts'
import { formatRupees } from '../../../shared/money.ts'
import { useLanguage } from '../../app/language/language.ts'
import { href, paths } from '../../app/paths.ts'
import { useServices } from '../../app/services.ts'
import { useSession } from '../../app/session/useSession.ts'
import { AgreementForm } from '../../features/monthly/AgreementForm.tsx'
import { MandateFacts, useMonthlyOffer } from '../../features/monthly/MonthlyTerms.tsx'
import { AccountPage } from '../../components/AccountPage.tsx'
import { ActButton, ConfirmButton } from '../../components/act/ActButton.tsx'
import { useAct } from '../../components/act/useAct.ts'
import { LinkButton } from '../../components/Button.tsx'
import { BriefForm } from '../../components/forms/BriefForm.tsx'
import { DayField } from '../../components/forms/DayField.tsx'
import { TextField } from '../../components/forms/Field.tsx'
import { useForm } from '../../components/forms/useForm.ts'
import { isMissing, QueryState } from '../../components/QueryState.tsx'
import { queryClientOf, useApiQuery } from '../../framework/firstLoad/queryClient.ts'
import { useTexts } from '../../texts/useTexts.ts'
import styles from './MonthlyPage.module.css'

/** How often an open page asks again while something is pending, in ms, and how often at most. A hidden page asks nothing. */
const LOOK_EVERY_MS = 5_000
const MOST_LOOKS = 60

/** The interval of the next look, in ms; false while nothing is pending. What the bank registers by tomorrow is not waited for. */
const lookAgain = (donations: readonly MandateView[], looks: number): number | false => {
  const isPending = ({ state, months }: MandateView) =>
    state === 'ending' || months.some((month) => month.state === 'debiting')
  return looks < MOST_LOOKS && donations.some(isPending) && LOOK_EVERY_MS
}

/**
 * One monthly donation, opened by the link in its mails (`/monthly#…`): nobody needs to sign in to see, change or stop it. Without a link a signed-in donor sees
 * all own ones.
 */
export const MonthlyPage = () => {
  const { monthly: texts, lang } = useTexts('monthly')
  const { hash } = useLocation()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const [{ link, fromBank }] = useState(() => ({ link: hash.slice(1), fromBank: query.get('from') === 'bank' }))
  const { token } = useSession()

  // Anyone with the link can stop the donation, so it must not stay in the address bar, the history or a screenshot.
  useEffect(() => void navigate(paths.monthly, { replace: true }), [navigate])

  const isWhole = mandateRequestSchema.safeParse({ link }).success
  const found = useApiQuery(['monthly', link, lang], (api) => readMandate(api, link), {
    enabled: isWhole,
    refetchInterval: ({ state: { data, dataUpdateCount } }) => lookAgain(data ? [data] : [], dataUpdateCount),
  })
  if (!link) return token ? <OwnMonthly fromBank={fromBank} /> : <SignedOut fromBank={fromBank} />
  if (!isWhole || (!found.data && isMissing(found.error)))
    return (
      <AccountPage title={texts.title} heading={texts.useless} lead={texts.uselessText}>
        <div className={styles.parts}>
          <LinkButton to={paths.contact}>{texts.contact}</LinkButton>
          {!token && <SignIn />}
        </div>
      </AccountPage>
    )
  const { amount, project } = found.data ?? {}
  return (
    <AccountPage
      title={texts.title}
      heading={texts.title}
      lead={amount && project ? texts.lead(formatRupees(amount), project.title) : ''}
    >
      <QueryState query={found} failed={texts.failed}>
        {(mandate) => <Monthly link={link} mandate={mandate} level="h2" />}
      </QueryState>
    </AccountPage>
  )
}

const SignIn = () => {
  const { monthly: texts } = useTexts('monthly')
  return (
    <LinkButton to={href.login(paths.monthly)} look="outline">
      {texts.signIn}
    </LinkButton>
  )
}

interface FromBank {
  /** The donor returns from the bank. Only the server knows what happened there. */
  fromBank: boolean
}

/** Nobody is signed in, and no link was opened: for example the session has ended while the donor was at the bank. */
const SignedOut = ({ fromBank }: FromBank) => {
  const { monthly: texts } = useTexts('monthly')
  return (
    <AccountPage title={texts.own} heading={texts.own} lead={fromBank ? texts.fromBank : texts.signedOut}>
      <div className={styles.parts}>
        {fromBank && <p>{texts.signedOut}</p>}
        <SignIn />
        <p>{texts.ways}</p>
      </div>
    </AccountPage>
  )
}

/** All monthly donations of the signed-in donor. */
const OwnMonthly = ({ fromBank }: FromBank) => {
  const { monthly: texts, lang } = useTexts('monthly')
  const query = useApiQuery(['monthly', 'own', lang], ownMandates, {
    refetchInterval: ({ state: { data = [], dataUpdateCount } }) => lookAgain(data, dataUpdateCount),
  })
  return (
    <AccountPage title={texts.own} heading={texts.own} lead={texts.ownLead}>
      <QueryState query={query} failed={texts.failed}>
        {(all) =>
          all.length === 0 ? (
            <div className={styles.parts}>
              <p>{fromBank ? texts.fromBank : texts.ownNone}</p>
              <LinkButton to={paths.donate} look="donate">
                {texts.give}
              </LinkButton>
            </div>
          ) : (
            all.map(({ link, ...mandate }) => (
              <section key={link} className={styles.one}>
                <h2>{texts.ofProject(formatRupees(mandate.amount), mandate.project.title)}</h2>
                <Monthly link={link} mandate={mandate} level="h3" />
              </section>
            ))
          )
        }
      </QueryState>
    </AccountPage>
  )
}

interface MonthlyProps {
  link: string
  mandate: MandateView
  /** Of the headings inside. In the list each monthly donation has a heading of its own above them. */
  level: 'h2' | 'h3'
}

const Monthly = ({ link, mandate, level: Heading }: MonthlyProps) => {
  const { monthly: texts, lang } = useTexts('monthly')
  const { state, amount, months, unconfirmed, refused, paused_until } = mandate
  const isLive = state === 'active' || state === 'paused'
  const pausedUntil = paused_until && formatDay(paused_until, lang)
  const status = pausedUntil && state === 'active' ? texts.pausedUntil(pausedUntil) : texts.states[state]
  return (
    <div className={styles.parts}>
      <p role="status">
        {refused ? texts.refused : status}
        {pausedUntil && state === 'paused' && ` ${texts.alsoPausedUntil(pausedUntil)}`}
      </p>
      {(isLive || state === 'registering') && <MandateFacts mandate={mandate} className={styles.facts} />}
      {isLive && (
        <>
          {unconfirmed !== null && amount > unconfirmed && <p>{texts.confirmation(formatRupees(unconfirmed))}</p>}
          <Stop link={link} />
          <Changes link={link} mandate={mandate} level={Heading} />
          <p>{texts.ways}</p>
        </>
      )}
      {/* No region: a donor with several monthly donations would have several of one name. */}
      {months.length > 0 && (
        <div className={styles.months}>
          <Heading className={styles.small}>{texts.history}</Heading>
          <ul>
            {months.map((one) => (
              <li key={one.month}>
                {texts.monthOf(formatDay(one.day, lang), formatRupees(one.amount), texts.months[one.state])}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

/** Sends a change, and shows the donation as it is afterwards. */
const useChange = (link: string) => {
  const services = useServices()
  const lang = useLanguage()
  return async (api: Transport, wanted: Parameters<typeof changeMandate>[2]) => {
    const changed = await changeMandate(api, link, wanted)
    const client = queryClientOf(services)
    client.setQueryData(['monthly', link, lang], changed)
    client.setQueryData<OwnMandate[]>(['monthly', 'own', lang], (all) =>
      all?.map((one) => (one.link === link ? { ...changed, link } : one)),
    )
  }
}

const Stop = ({ link }: { link: string }) => {
  const { monthly: texts } = useTexts('monthly')
  const change = useChange(link)
  const act = useAct({ call: (api) => change(api, { kind: 'stop' }), say: null })
  return (
    <ConfirmButton
      act={act}
      button={texts.stop}
      look="danger"
      question={texts.stopQuestion}
      sure={texts.sure}
      keep={texts.keep}
    />
  )
}

/** Less than stopping: leave one month out, pause, give less. */
const Changes = ({ link, mandate, level }: MonthlyProps) => {
  const { monthly: texts } = useTexts('monthly')
  const change = useChange(link)
  const skip = useAct({ call: (api) => change(api, { kind: 'skip' }), say: texts.skipped })
  const pause = useForm({
    schema: async () => z.object({ until: daySchema }),
    labels: { until: texts.pauseUntil },
    problems: { 'until:*': texts.pauseProblem },
    call: (api, { until }) => change(api, { kind: 'pause', until }),
    say: texts.paused,
  })
  const less = useForm({
    schema: async () => lessSchema,
    labels: { amount: texts.less },
    problems: { 'amount:*': texts.lessProblem },
    call: (api, { amount }) => change(api, { kind: 'less', amount }),
    say: texts.lessened,
  })
  return (
    <details className={styles.changes}>
      <summary>{texts.changes}</summary>
      <div className={styles.parts}>
        {mandate.next && <ActButton act={skip}>{texts.skip}</ActButton>}
        <BriefForm form={pause} submit={texts.pause} label={texts.pauseUntil}>
          <DayField form={pause} name="until" />
        </BriefForm>
        <BriefForm form={less} submit={texts.giveLess} label={texts.giveLess}>
          <TextField form={less} name="amount" inputMode="numeric" autoComplete="off" hint={texts.lessHint} />
        </BriefForm>
        <More link={link} mandate={mandate} level={level} />
      </div>
    </details>
  )
}

/** More, or another day: a new agreement. It needs the donor's name and address, so the link alone is not enough. */
const More = ({ link, mandate, level: Heading }: MonthlyProps) => {
  const { monthly: texts } = useTexts('monthly')
  const { token } = useSession()
  const offer = useMonthlyOffer()
  const { day, until, most, amount } = mandate
  if (!offer) return null
  return (
    <section className={styles.parts} aria-label={texts.more}>
      <Heading className={styles.small}>{texts.more}</Heading>
      <p>{texts.moreText}</p>
      {token ? (
        <AgreementForm
          like={{ link }}
          offer={offer}
          amount={amount}
          start={{ day, until, most }}
          edits
          label={texts.more}
        />
      ) : (
        <LinkButton to={href.login(paths.monthly)} look="outline">
          {texts.moreSignIn}
        </LinkButton>
      )}
    </section>
  )
}

const lessSchema = z.object({ amount: z.pipe(z.pipe(z.string(), z.transform(amountOf)), z.int().check(z.minimum(1))) })
