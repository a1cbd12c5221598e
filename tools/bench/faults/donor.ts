/** A donor who registers once and then donates, step by step, as a browser does. */
import * as z from 'zod/mini'
import { paymentDetailSchema } from '../../../shared/contract/donation/donation.ts'
import { declarationSchema } from '../../../shared/contract/people/declaration.ts'
import { signedInSchema } from '../../../shared/contract/people/session.ts'
import { readReturn } from '../../../demo/provider/testing/testGateway.ts'

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
const plainly: Around = (_, work) => work()

export interface Places {
  apiRoot: string
  gatewayRoot: string
}

const purpose = { project_id: 4, purpose_id: 41, items: [] }
const amount = 500
const PATIENCE_MS = 15_000

/** Makes an account that may donate, and answers its token. */
export async function register({ apiRoot }: Places, number: number): Promise<string> {
  const email = `fault-${number}-${Date.now()}@example.org`
  const account = { fullName: 'Fault Bench', email, contactNo: '9000000001', password: `Xq-${Math.random()}-Zk` }
  const { token } = await call(apiRoot, 'register', null, account, signedInSchema)
  await call(apiRoot, 'donation/declare', token, { answer: 'citizen', version: '1' }, declarationSchema)
  return token
}

/**
 * One donation, paid at the provider. `attempt` is filled on the way, so it is known after an error, too.
 * @param options.comesBack whether the browser returns to the API; otherwise only the provider's message may arrive
 * @param options.webhook whether the provider sends its message
 * @throws if a request fails
 */
export async function donate(
  places: Places,
  token: string,
  attempt: Attempt,
  options: { comesBack: boolean; webhook: boolean },
  around: Around = plainly,
): Promise<void> {
  const { apiRoot, gatewayRoot } = places
  const order = { ...purpose, amount }
  const detail = await around('payment-detail', () =>
    call(apiRoot, 'donation/payment-detail', token, order, paymentDetailSchema),
  )
  attempt.txnId = detail.txn_id
  const record = {
    ...purpose,
    purpose_text: '',
    donation_type: 'flexible',
    donation_amount: amount,
    txn_id: detail.txn_id,
  }
  await around('add-donation', () => call(apiRoot, 'donation/add-donation', token, record, z.unknown()))
  attempt.recorded = true
  const page = await around('hand-over', () => form(`${gatewayRoot}/_payment`, detail.fields ?? {}))
  const answered = await around('webhook', async () =>
    form(new URL(page.headers.get('Location') ?? '', gatewayRoot).href, {
      outcome: options.comesBack ? 'success' : 'close',
      webhook: options.webhook ? '0' : 'never',
    }),
  )
  if (!options.comesBack) return
  const back = readReturn(await answered.text())
  const returned = () => form(`${apiRoot}/payment/return/${detail.txn_id}`, unescaped(back.fields))
  await around('return', () => around('settle', () => around('receipt', returned)))
}

async function call<Schema extends z.ZodMiniType>(
  root: string,
  path: string,
  token: string | null,
  json: unknown,
  schema: Schema,
): Promise<z.output<Schema>> {
  const response = await fetch(`${root}/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(json),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text.slice(0, 200)}`)
  return schema.parse(z.object({ data: z.unknown() }).parse(JSON.parse(text)).data)
}

async function form(url: string, fields: Readonly<Record<string, string>>): Promise<Response> {
  const response = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  if (response.status >= 400) throw new Error(`${url} answered ${response.status}`)
  return response
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }
const unescaped = (fields: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value.replace(/&\w+;|&#39;/g, (one) => entities[one] ?? one)]),
  )
