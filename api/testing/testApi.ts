import type * as z from 'zod/mini'
import { signedInSchema } from '../../shared/contract/people/account.ts'
import { envelopeSchema, type Refusal, refusalSchema } from '../../shared/contract/envelope.ts'
import { type ApiConfig, defaultLimits, defaultSettings, type LimitConfig } from '../base/config.ts'
import { readContentVersion } from '../content/watchContent.ts'
import { createApi } from '../server/createApi.ts'
import type { Dependencies } from '../dependencies.ts'
import { noLog } from '../base/logging/log.ts'
import { createMailer, type Mail } from '../mail/mailer.ts'
import { demoTransport } from '../mail/mailTransport.ts'
import { registerPartners } from '../partners/partners.ts'
import { createPayu } from '../payment/payu/payu.ts'
import { createSigner, demoSigningKey } from '../accounting/receipts/signingKeys.ts'
import { seed } from '../../demo/seed/seed.ts'
import { migrate } from '../storage/migrate.ts'
import type { OpenDatabase } from '../storage/openDatabase.ts'
import { contentDirectory, demoPassword, demoSeed } from './demoContent.ts'
import { newDataKey, parseDataKeys } from '../base/vault/dataKeys.ts'
import { GatewayDouble, merchant } from './gatewayDouble.ts'
import { createVault } from '../base/vault/vault.ts'
import { seededAt } from './preparedDatabase.ts'
import { openTestDatabase } from './testDatabase.ts'
import type { Database } from '../storage/database.ts'

export const apiRoot = 'http://api.test/api'
export const siteOrigin = 'http://site.test'
export const partnerOrigin = 'http://partner.test'

const partners = [
  { id: 'meghdoot', name: 'Meghdoot Pumps Ltd', origin: partnerOrigin },
  { id: 'other', name: 'Other Page Ltd', origin: 'http://other.test' },
]

/** Tests that check codes store its public part (`keepPublicKey`). */
export const testSigningKey = demoSigningKey(null)

export const testDataKeys = parseDataKeys(newDataKey('test')) ?? []

const far: LimitConfig = { counts: 'all', perAccount: 10_000, perAddress: 10_000, windowMinutes: 15 }

const config: ApiConfig = {
  ...defaultSettings,
  // Most tests look at the mail at once.
  receiptWaitMinutes: 0,
  apiRoot,
  siteRoot: siteOrigin,
  siteOrigin,
  mediaDirectory: contentDirectory,
  // The tests' clock does not move by itself, so the limits of calls that donors repeat are far away.
  limits: { ...defaultLimits, paymentDetail: far, addDonation: far, updateStatus: far, handover: far },
}

export interface SendOptions {
  method?: string
  /** Sent as JSON. */
  json?: unknown
  /** Sent unchanged. */
  body?: BodyInit
  token?: string
  origin?: string
  headers?: Record<string, string>
}

export interface Answered {
  status: number
  headers: Headers
  message: string
  refusal: Refusal | null
  raw: unknown
  data<Schema extends z.ZodMiniType>(schema: Schema): z.output<Schema>
}

export interface TestApi {
  deps: Dependencies
  gateway: GatewayDouble
  mails: Mail[]
  /** SQL of every statement so far, without begin and commit; none of a given database. */
  statements: string[]
  /** Moves the API's clock. */
  advance(seconds: number): void
  /** Network address of the next requests. */
  address: string
  fetch: (request: Request) => Promise<Response>
  /** Sends to a path under the API root; POST if there is a body. Every answer must be an envelope. */
  send(path: string, options?: SendOptions): Promise<Answered>
  signIn(email?: string, password?: string): Promise<string>
  close(): Promise<void>
}

/** The whole API with its own database, a clock that only the test moves, and a provider that the test controls. */
export async function createTestApi(change: Partial<ApiConfig> = {}, given?: OpenDatabase): Promise<TestApi> {
  const statements: string[] = []
  const database = given ?? (await openTestDatabase(({ query }) => void statements.push(query.sql)))
  const { db } = database
  let nowMs = seededAt.getTime()
  const now = () => new Date(nowMs)
  if (given) {
    await migrate(db)
    await seed(db, now, () => demoSeed)
  }
  await registerPartners(db, now, partners)
  const gateway = new GatewayDouble()
  const mails: Mail[] = []
  const storing = createMailer({ db, now }, () => undefined)
  const mailer = {
    ...storing,
    async send(mail: Mail, within?: Database) {
      mails.push(mail)
      await storing.send(mail, within)
    },
  }
  const api: TestApi = {
    deps: {
      db,
      // A copy: other files of this worker start from the same limits.
      config: structuredClone({ ...config, ...change }),
      provider: createPayu({
        merchant: { key: merchant.key, salts: [merchant.salt] },
        paymentUrl: 'http://gateway.test/_payment',
        infoUrl: 'http://gateway.test/merchant/postservice.php?form=2',
        fetch: gateway.fetch,
      }),
      now,
      // Tests change the database and look at once.
      freshness: { version: () => readContentVersion(db), progressMs: 0 },
      fetch: gateway.fetch,
      mailer,
      vault: createVault(testDataKeys),
      signer: createSigner(testSigningKey),
      mailTransport: demoTransport,
      sms: null,
      log: noLog,
      clientAddress: () => api.address,
    },
    gateway,
    mails,
    statements,
    advance: (seconds) => {
      nowMs += seconds * 1000
    },
    address: '203.0.113.1',
    fetch: (request) => handle(request),
    send: async (path, options = {}) => readAnswer(await handle(toRequest(path, options))),
    async signIn(email = 'asha@example.org', password = demoPassword) {
      const answer = await api.send('login', { json: { email, password } })
      return answer.data(signedInSchema).token
    },
    close: () => database.close(),
  }
  const handle = createApi(api.deps)
  return api
}

export function toRequest(path: string, options: SendOptions): Request {
  const headers = new Headers(options.headers)
  if (options.token) headers.set('Authorization', `Bearer ${options.token}`)
  if (options.origin) headers.set('Origin', options.origin)
  if (options.json !== undefined) headers.set('Content-Type', 'application/json')
  const body = options.json === undefined ? options.body : JSON.stringify(options.json)
  const method = options.method ?? (body === undefined ? 'GET' : 'POST')
  // A body that is a stream needs `duplex`.
  return new Request(`${apiRoot}/${path}`, { method, headers, ...(body === undefined ? {} : { body, duplex: 'half' }) })
}

async function readAnswer(response: Response): Promise<Answered> {
  const raw: unknown = await response.json()
  const envelope = envelopeSchema.parse(raw)
  return {
    status: response.status,
    headers: response.headers,
    message: envelope.message ?? '',
    refusal: envelope.status ? null : refusalSchema.parse(envelope.error),
    raw,
    data: (schema) => schema.parse(envelope.data),
  }
}
