/** Standing instructions: docs/payment-provider.md, section 7. The documents spell fields and words in several ways, so every spelling is read. */
import * as z from 'zod/mini'
import { providerAmount } from '../../../shared/money.ts'
import type { MandateAnswer, MandateProvider } from '../provider.ts'
import { callService, type Service, text } from './callService.ts'
import { buildFormFields, providerPhone } from './formFields.ts'

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

const statusCommands = ['upi_mandate_status', 'check_mandate_status', 'NB_mandate_status'] as const
type StatusCommand = (typeof statusCommands)[number]
/** How many mandates keep their command in memory. */
const KNOWN_MOST = 10_000

export function createMandates(service: Service): MandateProvider {
  // `var1` is JSON. Only a reading call is tried again by itself.
  const call = (command: string, sent: Sent, reads = false) =>
    callService(service, { command, variables: { var1: JSON.stringify(sent) }, reads }, answerSchema)
  const ask = async (command: string, sent: Sent): Promise<MandateAnswer> => {
    const { status, message, Message, msg } = await call(command, sent)
    if (String(status ?? '') === '1') return { accepted: true }
    return { accepted: false, reason: String(message ?? Message ?? msg ?? '').slice(0, 200) }
  }
  /** The command that knows a mandate: each way of paying has its own, and no document says which knows cards. */
  const commandOf = new Map<string, StatusCommand>()
  return {
    async readState({ mandateId }) {
      const known = commandOf.get(mandateId)
      for (const command of known ? [known] : statusCommands) {
        const { status } = await call(command, { authPayuId: mandateId, requestId: mandateId }, true)
        const state = states[String(status ?? '').toLowerCase()]
        if (!state) continue
        if (commandOf.size >= KNOWN_MOST) commandOf.clear()
        commandOf.set(mandateId, command)
        return state
      }
      return 'unknown'
    },
    async announce({ mandateId, noticeId, day, amountRupees }) {
      if (commandOf.get(mandateId) === 'NB_mandate_status') return { accepted: true, silent: true }
      return ask('pre_debit_SI', {
        authpayuid: mandateId,
        requestId: noticeId,
        debitDate: day,
        amount: providerAmount(amountRupees),
        invoiceDisplayNumber: noticeId,
      })
    },
    debit: ({ mandateId, txnId, noticeId, amountRupees, donor }) =>
      ask('si_transaction', {
        authpayuid: mandateId,
        // A card's debit names the invoice that was announced.
        invoiceDisplayNumber: noticeId,
        amount: providerAmount(amountRupees),
        txnid: txnId,
        phone: providerPhone(donor.phone),
        email: donor.email,
      }),
    formOf: (order) => buildFormFields(service.merchant, { ...order, returnUrl: '' }),
    async revoke({ mandateId, requestId }) {
      const sent = { authPayuId: mandateId, requestId }
      const first = await ask('upi_mandate_revoke', sent)
      return first.accepted ? first : ask('mandate_revoke', sent)
    },
    about({ fields }) {
      const mandateId = fields['authpayuid'] ?? fields['authPayuId'] ?? fields['authpayuId']
      return mandateId === undefined || mandateId === '' ? null : { mandateId }
    },
  }
}
