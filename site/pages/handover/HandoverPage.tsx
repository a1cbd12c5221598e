import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { txnIdSchema } from '../../../shared/contract/basics.ts'
import { type Handover, handover } from '../../../shared/contract/donation/donation.ts'
import { formatRupees, readProviderAmount } from '../../../shared/money.ts'
import { PageHeading } from '../../app/PageHeading.tsx'
import { href, paths } from '../../app/paths.ts'
import { failureText } from '../../components/forms/failureText.ts'
import { Button, LinkButton } from '../../components/Button.tsx'
import { Facts } from '../../components/Facts.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import { ApiError, type Transport } from '../../../shared/contract/transport.ts'
import { useServices } from '../../app/services.ts'
import { keepTouchOfDonation } from '../../features/giving/firstTouch.ts'
import { safeHref } from '../../components/contactHref.ts'

/** The way from a partner's page to the payment page (specification, decision 8): the trust's own page posts the form, so no personal field was in theirs. */
export const HandoverPage = () => {
  const texts = useTexts('common')
  const { handover, outcome } = useTexts('outcome')
  const found = useHandover()
  switch (found.state) {
    case 'ready':
      return <PaymentForm form={found.form} />
    case 'returned':
      return <Returned txnId={found.txnId} />
    case 'working':
      return (
        <HandoverView heading={handover.heading}>
          <p role="status">{outcome.checkingText}</p>
        </HandoverView>
      )
    case 'signIn':
      return (
        <HandoverView heading={handover.signIn}>
          <p>{handover.signInText}</p>
          <LinkButton to={href.login(paths.handover)}>{handover.signInButton}</LinkButton>
        </HandoverView>
      )
    case 'failed':
      return (
        <HandoverView heading={handover.failed}>
          <p role="alert">{failureText(texts, found.error)}</p>
          <p>{handover.failedText}</p>
          <LinkButton to={paths.donate}>{handover.again}</LinkButton>
        </HandoverView>
      )
    case 'useless':
      return (
        <HandoverView heading={handover.useless}>
          <p>{handover.uselessText}</p>
          <LinkButton to={paths.donate}>{handover.again}</LinkButton>
        </HandoverView>
      )
  }
}

/**
 * The hidden form, posted automatically. A button posts it if a policy blocked that, or if the donor has not seen the amount in the sign-in window. After Back, a
 * link to the result replaces it.
 */
const PaymentForm = ({ form: { action, fields, confirm = false, project } }: { form: Handover }) => {
  const { problems } = useTexts('common')
  const { handover } = useTexts('outcome')
  const form = useRef<HTMLFormElement>(null)
  const state = usePostOnce(form, confirm)
  const rupees = readProviderAmount(fields['amount'] ?? '')
  const amount = rupees === null ? null : <span className="text-amount">{formatRupees(rupees)}</span>
  const txnId = fields['txnid']
  useEffect(() => {
    if (!confirm) rememberHandedOver(txnId)
  }, [confirm, txnId])
  if (state === 'returned' && txnId) return <Returned txnId={txnId} />
  return (
    <HandoverView
      heading={state === 'blocked' ? problems.postFailed[1] : confirm ? handover.confirm : handover.heading}
    >
      <p role="status">{confirm ? handover.confirmText : handover.going}</p>
      <Facts
        facts={[
          ...(project ? [[handover.project, project] as const] : []),
          [handover.amount, amount],
          [handover.address, new URL(action).host],
        ]}
      />
      <form ref={form} method="post" action={action} onSubmit={() => rememberHandedOver(txnId)}>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {state === 'slow' && <p>{handover.slow}</p>}
        {state !== 'leaving' && (
          <Button type="submit">
            {confirm ? handover.pay(rupees === null ? null : formatRupees(rupees)) : handover.finish}
          </Button>
        )}
      </form>
    </HandoverView>
  )
}

/** After this time a button appears, in ms: something has stopped the browser from leaving. */
const patienceMs = 8_000

type PostState = 'asking' | 'leaving' | 'slow' | 'blocked' | 'returned'

/** Posts a form at once, and once; with `asks`, the donor's press posts it. If a policy blocks it, one engine sends an event and another throws. Back from the provider restores the page. */
const usePostOnce = (form: RefObject<HTMLFormElement | null>, asks: boolean): PostState => {
  const [state, setState] = useState<PostState>(asks ? 'asking' : 'leaving')
  const posted = useRef(false)

  useEffect(() => {
    const blocked = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'form-action') setState('blocked')
    }
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setState('returned')
    }
    document.addEventListener('securitypolicyviolation', blocked)
    window.addEventListener('pageshow', shown)
    const late = setTimeout(() => setState((now) => (now === 'leaving' ? 'slow' : now)), patienceMs)
    if (!asks && form.current && !posted.current) {
      posted.current = true
      try {
        // Not form.submit(): a field named "submit" would replace it.
        HTMLFormElement.prototype.submit.call(form.current)
      } catch {
        queueMicrotask(() => setState('blocked'))
      }
    }
    return () => {
      document.removeEventListener('securitypolicyviolation', blocked)
      window.removeEventListener('pageshow', shown)
      clearTimeout(late)
    }
  }, [form, asks])

  return state
}

/** Back from the payment page: shows the result first, so that nobody pays twice. */
const Returned = ({ txnId }: { txnId: string }) => {
  const { handover } = useTexts('outcome')
  return (
    <HandoverView heading={handover.returned}>
      <p role="status">{handover.returnedText}</p>
      <LinkButton to={href.outcome(txnId)}>{handover.see}</LinkButton>
    </HandoverView>
  )
}

/** One message on the way to the payment page, and what the donor can do. */
const HandoverView = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <div className="flow-stack">
    <PageHeading title={useTexts('outcome').handover.title}>{heading}</PageHeading>
    {children}
  </div>
)

type HandoverState =
  | { state: 'working' }
  | { state: 'useless' }
  | { state: 'signIn' }
  | { state: 'ready'; form: Handover }
  | { state: 'failed'; error: unknown }
  | { state: 'returned'; txnId: string }

/** A code that waits for a sign-in: in memory only, because the browser keeps addresses. */
let waiting = ''

/** Reads the one-time code after the address's `#`, removes it from the address, and requests the form. */
const useHandover = (): HandoverState => {
  const { api } = useServices()
  const [code] = useState(() => location.hash.slice(1) || waiting)
  const [found, setFound] = useState<HandoverState>(() => {
    const txnId = readHandedOver()
    if (!code && txnId) return { state: 'returned', txnId }
    return { state: code ? 'working' : 'useless' }
  })

  useEffect(() => {
    if (!code) return
    // Keeps the language in which the donation began.
    history.replaceState(history.state, '', paths.handover + location.search)
    let current = true
    waiting = ''
    takeHandover(api, code).then(
      (form) => {
        keepTouchOfDonation(form)
        if (current) setFound(safeHref(form.action) ? { state: 'ready', form } : { state: 'failed', error: undefined })
      },
      (error: unknown) => {
        if (isSignInWanted(error)) {
          waiting = code
          if (current) setFound({ state: 'signIn' })
          return
        }
        const refused = error instanceof ApiError && error.kind === 'refused' && error.status !== 429
        if (current) setFound(refused ? { state: 'useless' } : { state: 'failed', error })
      },
    )
    return () => {
      current = false
    }
  }, [api, code])

  return found
}

const asked = new Map<string, Promise<Handover>>()

/**
 * The form for a one-time code. A code is sent once however often the page renders: the server would refuse it the second time. Only a donor who was
 * not signed in may send it again after signing in.
 * @throws ApiError
 */
const takeHandover = (api: Transport, code: string): Promise<Handover> => {
  const known = asked.get(code)
  if (known) return known
  const form = handover(api, code)
  asked.set(code, form)
  form.catch((error: unknown) => {
    if (isSignInWanted(error)) asked.delete(code)
  })
  return form
}

const isSignInWanted = (error: unknown): boolean => error instanceof ApiError && error.kind === 'unauthorized'

/** The donation handed over from this history entry: after Back, in any way, the donor sees the result instead of a second payment. */
const stateSchema = z.object({ handedOver: txnIdSchema })

const readHandedOver = (): string | undefined => {
  const state = z.safeParse(stateSchema, history.state)
  return state.success ? state.data.handedOver : undefined
}

const rememberHandedOver = (txnId: string | undefined): void =>
  history.replaceState({ ...history.state, handedOver: txnId }, '')
