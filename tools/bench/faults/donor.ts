/** Donors who register once and then donate, step by step, as a browser does. */
import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'
import { readReturn } from '../../../demo/provider/testGateway.ts'
import { addDonation, paymentDetail } from '../../../shared/contract/donation/donation.ts'
import { register as registerAccount } from '../../../shared/contract/people/account.ts'
import { declare } from '../../../shared/contract/people/myData.ts'
import { ApiError } from '../../../shared/contract/transport.ts'
import { clientOf } from '../apiRunner.ts'

/** The steps at which the API may be killed. */
export const steps = ['payment-detail', 'add-donation', 'hand-over', 'return', 'webhook', 'settle', 'receipt'] as const
export type Step = (typeof steps)[number]

/** What the API has promised to one donor, and what the donor has done. */
export interface Attempt {
  txnId: string | null
  /** `add-donation` was answered well. */
  recorded: boolean
}

/** Runs the work of a step; the killer kills around it. */
export type Around = <T>(step: Step, work: () => Promise<T>) => Promise<T>

export interface Places {
  apiRoot: string
  gatewayRoot: string
}

const purpose = { project_id: 4, purpose_id: 41, items: [] }
const amount = 500

/** Makes an account that may donate, and answers its token. */
export async function register({ apiRoot }: Places, number: number): Promise<string> {
  const email = `fault-${number}-${Date.now()}@example.org`
  const account = { fullName: 'Fault Bench', email, contactNo: '9000000001', password: `Xq-${Math.random()}-Zk` }
  const { token } = await registerAccount(clientOf(apiRoot), account)
  await declare(clientOf(apiRoot, token), { answer: 'citizen', version: '1' })
  return token
}

/**
 * One donation, paid at the provider. `attempt` is filled on the way, so it is known after an error, too.
 * @param options.comesBack whether the browser returns to the API; otherwise only the provider's message may arrive
 * @param options.webhook whether the provider sends its message
 * @throws if a request fails
 */
export async function donate(
  { apiRoot, gatewayRoot }: Places,
  token: string,
  attempt: Attempt,
  options: { comesBack: boolean; webhook: boolean },
  around: Around = (_, work) => work(),
): Promise<void> {
  const api = clientOf(apiRoot, token)
  const { txn_id, fields = {} } = await around('payment-detail', () => paymentDetail(api, { ...purpose, amount }))
  attempt.txnId = txn_id
  const kind = { donation_type: 'flexible', donation_amount: amount } as const
  await around('add-donation', () => addDonation(api, { ...purpose, purpose_text: '', ...kind, txn_id }))
  attempt.recorded = true
  const page = await around('hand-over', () => form(`${gatewayRoot}/_payment`, fields))
  const answered = await around('webhook', async () =>
    form(new URL(page.headers.get('Location') ?? '', gatewayRoot).href, {
      outcome: options.comesBack ? 'success' : 'close',
      webhook: options.webhook ? '0' : 'never',
    }),
  )
  if (!options.comesBack) return
  const back = readReturn(await answered.text())
  const returned = () => form(`${apiRoot}/payment/return/${txn_id}`, back.fields)
  await around('return', () => around('settle', () => around('receipt', returned)))
}

async function form(url: string, fields: Readonly<Record<string, string>>): Promise<Response> {
  const response = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
    signal: AbortSignal.timeout(15_000),
  })
  if (response.status >= 400) throw new Error(`${url} answered ${response.status}`)
  return response
}

const DONORS = 3
/** An account may begin 40 payments in a quarter of an hour. */
const DONATIONS_OF_AN_ACCOUNT = 30
const AFTER_FAILURE_MS = 200
const BETWEEN_MS = 30

/** What the donors did. */
export interface Outcome {
  attempts: Attempt[]
  /** Requests that failed for the donors, each with its error. */
  failures: string[]
}

/**
 * Three donors donate again and again. Of four payments, one browser never returns and one message of the provider is lost.
 * @param before each donation
 */
export async function startLoad(places: Places, before: () => Promise<unknown> = async () => undefined) {
  const outcome: Outcome = { attempts: [], failures: [] }
  let isOver = false
  const tokens = await Promise.all(Array.from({ length: DONORS }, (_, number) => register(places, number)))
  const running = tokens.map(async (first, number) => {
    let token = first
    for (let round = 0; !isOver; round++) {
      const attempt: Attempt = { txnId: null, recorded: false }
      outcome.attempts.push(attempt)
      try {
        await before()
        if (round % DONATIONS_OF_AN_ACCOUNT === DONATIONS_OF_AN_ACCOUNT - 1) token = await register(places, number)
        await donate(places, token, attempt, { comesBack: round % 4 !== 1, webhook: round % 4 !== 2 })
        await pause(BETWEEN_MS)
      } catch (error) {
        outcome.failures.push(error instanceof ApiError ? `${error.kind} ${error.code} ${error.status}` : String(error))
        await pause(AFTER_FAILURE_MS)
      }
    }
  })
  return {
    /** Ends when so many more donations have begun, so that a fault meets as many on a slow machine. */
    async more(count: number): Promise<void> {
      const enough = outcome.attempts.length + count
      while (outcome.attempts.length < enough) await pause(BETWEEN_MS)
    },
    /** Ends when every donor has finished the donation under way. */
    async stop(): Promise<Outcome> {
      isOver = true
      await Promise.all(running)
      return outcome
    },
  }
}

const logSchema = z.object({
  webhooks: z.array(z.object({ status: z.number() })),
  transactions: z.array(z.object({ txnid: z.string(), status: z.string() })),
})

/** The sandbox provider's own ledger: transaction ids of payments that succeeded, and the answers to its messages other than 200. 0 is none. */
export async function readProvider(provider: string): Promise<{ paid: Set<string>; refusals: number[] }> {
  const { webhooks, transactions } = logSchema.parse(await (await fetch(`${provider}/sandbox/log.json`)).json())
  return {
    paid: new Set(transactions.filter(({ status }) => status === 'success').map(({ txnid }) => txnid)),
    refusals: webhooks.map(({ status }) => status).filter((status) => status !== 200),
  }
}
