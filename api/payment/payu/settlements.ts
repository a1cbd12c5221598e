import * as z from 'zod/mini'
import type { SettlementLine } from '../changes.ts'
import { callService, type Service } from './callService.ts'
import { readPaise } from './readPaise.ts'

const text = z.nullish(z.union([z.string(), z.number()]))

/** The documents spell some names in two ways. */
const lineSchema = z.object({
  payuid: text,
  txn_id: text,
  txnid: text,
  requestid: text,
  requestaction: text,
  requestamount: text,
  mer_UTR: text,
  mer_utr: text,
  mer_service_fee: text,
  mer_service_tax: text,
  mer_net_amount: text,
})
type Line = z.output<typeof lineSchema>

const answerSchema = z.object({ Txn_details: z.nullish(z.array(lineSchema)) })

const kinds: Readonly<Record<string, SettlementLine['kind']>> = {
  capture: 'capture',
  refund: 'refund',
  chargeback: 'chargeback',
}

/**
 * The lines of the payouts of one Indian day, `yyyy-MM-dd` (`get_settlement_details`). A day without a payout has none.
 * @throws ProviderUnreachable also if a line cannot be read: a wrong sum is worse than none
 */
export async function listSettlements(service: Service, day: string): Promise<SettlementLine[]> {
  const command = { command: 'get_settlement_details', variables: { var1: day }, reads: true }
  const checked = z.pipe(
    answerSchema,
    z.transform((answer) => (answer.Txn_details ?? []).map(readLine)),
  )
  return callService(service, command, checked)
}

function readLine(line: Line): SettlementLine {
  const kind = kinds[String(line.requestaction ?? '').toLowerCase()]
  if (!kind) throw new Error(`unknown action ${String(line.requestaction)}`)
  return {
    kind,
    txnId: String(line.txn_id ?? line.txnid ?? ''),
    providerId: String(line.payuid ?? ''),
    requestId: kind === 'capture' ? '' : String(line.requestid ?? ''),
    amountPaise: Math.abs(paise(line.requestamount)),
    feePaise: paise(line.mer_service_fee),
    taxPaise: paise(line.mer_service_tax),
    netPaise: paise(line.mer_net_amount),
    utr: String(line.mer_UTR ?? line.mer_utr ?? ''),
  }
}

function paise(value: Line['requestamount']): number {
  const read = readPaise(String(value ?? '0'))
  if (read === null) throw new Error(`unreadable amount ${String(value)}`)
  return read
}
