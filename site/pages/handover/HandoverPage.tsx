import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { Handover } from '../../../shared/contract/donation/donation.ts'
import { formatRupees, readProviderAmount } from '../../../shared/money.ts'
import { PageHeading } from '../../app/PageHeading.tsx'
import { href, paths } from '../../app/paths.ts'
import { failureText } from '../../components/forms/failureText.ts'
import { Button, LinkButton } from '../../components/Button.tsx'
import { Facts } from '../../components/Facts.tsx'
import flow from '../../components/Flow.module.css'
import text from '../../components/Text.module.css'
import { useTexts } from '../../texts/useTexts.ts'
import { rememberHandedOver, useHandover } from './useHandover.ts'

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
  const amount = rupees === null ? null : <span className={text.amount}>{formatRupees(rupees)}</span>
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
  <div className={flow.stack}>
    <PageHeading title={useTexts('outcome').handover.title}>{heading}</PageHeading>
    {children}
  </div>
)
