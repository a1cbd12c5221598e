import { type PaymentProvider, ProviderUnreachable } from '../payment/provider.ts'
import type { MailTransport } from '../mail/mailTransport.ts'
import type { CallOutcome, Metrics } from '../base/observation/metrics.ts'
import { inSpan } from '../base/observation/tracing.ts'

/** The provider's adapter, whose calls over the network are measured and traced. */
export function observeProvider(provider: PaymentProvider, metrics: Pick<Metrics, 'providerCall'>): PaymentProvider {
  const measured = async <Answer>(call: string, work: () => Promise<Answer>): Promise<Answer> => {
    const startedAt = performance.now()
    let outcome: CallOutcome = 'error'
    try {
      const answer = await inSpan(`provider ${call}`, work)
      outcome = 'ok'
      return answer
    } catch (error) {
      if (error instanceof ProviderUnreachable) outcome = 'unreachable'
      throw error
    } finally {
      metrics.providerCall(call, outcome, (performance.now() - startedAt) / 1000)
    }
  }
  return {
    name: provider.name,
    paymentUrl: provider.paymentUrl,
    prepare: (order) => measured('prepare', () => provider.prepare(order)),
    read: (message) => provider.read(message),
    verifyReturn: (message, payment) => provider.verifyReturn(message, payment),
    query: (payments) => measured('query', () => provider.query(payments)),
    listDay: (day) => measured('listDay', () => provider.listDay(day)),
    listChanges: (payment) => measured('listChanges', () => provider.listChanges(payment)),
    listSettlements: (day) => measured('listSettlements', () => provider.listSettlements(day)),
    refund: (refund) => measured('refund', () => provider.refund(refund)),
    isPersonal: (field) => provider.isPersonal(field),
  }
}

/** The mail server's adapter, whose tries are counted by kind of mail. */
export const observeMails = (transport: MailTransport, metrics: Pick<Metrics, 'mailTried'>): MailTransport => ({
  ...transport,
  async deliver(mail) {
    let outcome: 'sent' | 'failed' = 'failed'
    try {
      await transport.deliver(mail)
      outcome = 'sent'
    } finally {
      metrics.mailTried(mail.kind, outcome)
    }
  },
})
