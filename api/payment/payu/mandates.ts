/** Standing instructions: docs/payment-provider.md, section 7. The documents spell fields and words in several ways, so every spelling is read. */
import * as z from 'zod/mini'
import { providerAmount } from '../../../shared/money.ts'
import type { MandateAnswer, MandateProvider } from '../provider.ts'
import { callService, type Service } from './callService.ts'
import { buildFormFields, providerPhone } from './formFields.ts'

const text = z.nullish(z.union([z.string(), z.number()]))

const answerSchema = z.object({ status: text, action: text, message: text, Message: text, msg: text })
type Sent = Record<string, string>

/** Every word for a state, in lower case. */
const states: Readonly<Record<string, 'active' | 'paused' | 'ended'>> = {
  active: 'active',
  unpaused: 'active',
  pause: 'paused',
  paused: 'paused',
  revoked: 'ended',
  revoke: 'ended',
  cancelled: 'ended',
  deleted: 'ended',
  expired: 'ended',
  completed: 'ended',
}

export function createMandates(service: Service): MandateProvider {
  // `var1` is JSON. Only a reading call is tried again by itself.
  const call = (command: string, sent: Sent, reads = false) =>
    callService(service, { command, variables: { var1: JSON.stringify(sent) }, reads }, answerSchema)
  const ask = async (command: string, sent: Sent): Promise<MandateAnswer> => {
    const { status, message, Message, msg } = await call(command, sent)
    if (String(status ?? '') === '1') return { accepted: true }
    return { accepted: false, reason: String(message ?? Message ?? msg ?? '').slice(0, 200) }
  }
  return {
    async readState({ mandateId }) {
      const { status } = await call('check_mandate_status', { authPayuId: mandateId, requestId: mandateId }, true)
      return states[String(status ?? '').toLowerCase()] ?? 'unknown'
    },
    announce: ({ mandateId, noticeId, day, amountRupees }) =>
      ask('pre_debit_SI', {
        authpayuid: mandateId,
        requestId: noticeId,
        debitDate: day,
        amount: providerAmount(amountRupees),
        invoiceDisplayNumber: noticeId,
      }),
    debit: ({ mandateId, txnId, amountRupees, donor }) =>
      ask('si_transaction', {
        authpayuid: mandateId,
        invoiceDisplayNumber: txnId,
        amount: providerAmount(amountRupees),
        txnid: txnId,
        phone: providerPhone(donor.phone),
        email: donor.email,
      }),
    formOf: (order) => buildFormFields(service.merchant, { ...order, returnUrl: '' }),
    revoke: ({ mandateId, requestId }) => ask('upi_mandate_revoke', { authPayuId: mandateId, requestId }),
    about({ fields }) {
      const mandateId = fields['authpayuid'] ?? fields['authPayuId'] ?? fields['authpayuId']
      return mandateId === undefined || mandateId === '' ? null : { mandateId }
    },
  }
}
