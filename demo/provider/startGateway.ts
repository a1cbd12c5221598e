import { join } from 'node:path'
import { type Listening, listen } from '../stack/listen.ts'
import { createGateway } from './createGateway.ts'
import type { Merchant } from './hash.ts'
import { openTransactions, type PastPayment } from './transactions.ts'
import { openWebhooks } from './webhook.ts'

export interface GatewayOptions {
  port: number
  merchant: Merchant
  /** The shop's server, notified of every result. */
  webhookUrl: string
  /** File of the ledger; absent: in memory only. */
  dataDir?: string | undefined
  /** Payments of earlier days that the provider knows from the start. */
  pastPayments?: readonly PastPayment[]
  log?: (line: string) => void
  /** How long the bank needs for a refund, milliseconds. */
  refundAfterMs?: number | undefined
}

/**
 * Starts the sandbox provider on the loopback interface.
 *
 * @throws PortInUse
 */
export async function startGateway(options: GatewayOptions): Promise<Listening> {
  const log = options.log ?? (() => {})
  const nowMs = () => Date.now()
  const snapshot = options.dataDir ? join(options.dataDir, 'gateway.json') : undefined
  const transactions = openTransactions(nowMs, snapshot)
  transactions.takeOver(options.pastPayments ?? [])
  const post = (url: string, init: RequestInit) => fetch(url, init)
  const webhooks = openWebhooks({ url: options.webhookUrl, post, nowMs, log, retryMs: 2000 })
  const refundAfterMs = options.refundAfterMs ?? 5000
  const gateway = createGateway({ merchant: options.merchant, transactions, webhooks, nowMs, refundAfterMs, log })
  const server = await listen(gateway, { port: options.port, hostname: 'localhost', variable: 'GATEWAY_PORT' })
  return {
    ...server,
    async close() {
      webhooks.close()
      await server.close()
    },
  }
}
