/** The servers of the demo, started together: for `npm start`, the browser tests and the benches. */
import type { ApiConfig } from '../../api/base/config.ts'
import { plainLog } from '../../api/base/logging/plainLog.ts'
import { demoTransport } from '../../api/mail/mailTransport.ts'
import { createPayu } from '../../api/payment/payu/payu.ts'
import { startApi, type StartApiOptions } from '../../api/server/serve.ts'
import { demoSigningKey } from '../../api/accounting/receipts/signingKeys.ts'
import { demoDataKeys, parseDataKeys } from '../../api/base/vault/dataKeys.ts'
import { startGateway } from '../provider/startGateway.ts'
import { startIdentity, sandboxSocial, trustSandbox } from '../identity/startIdentity.ts'
import { createDemoSms, createOutbox } from '../createOutbox.ts'
import { createPartnerPage } from '../partner-page/servePage.ts'
import { readPastPayments } from '../seed/seedHistory.ts'
import { refuseForeignDatabase } from '../seed/demoDatabase.ts'
import { prepareDemo } from '../seed/prepareDemo.ts'
import { listen, settlePorts } from './listen.ts'
import { lockData } from './lockData.ts'
import { demoPartner, sandboxMerchant } from './merchant.ts'
import { anyPorts, contentDirectory, distDir, type Ports } from './places.ts'
import { trustName } from '../texts.ts'
import type { Roots } from '../../site/server/roots.ts'
import { createSiteServer } from '../../site/server/siteServer.ts'

export interface StackOptions {
  /** 0, and every missing port, chooses a free one. */
  ports?: Partial<Ports>
  /** Where database and provider store their data. Absent: the provider stores it in memory. */
  dataDir?: string
  /** An open database instead of the one in `dataDir`; for tests. */
  database?: StartApiOptions['database']
  /** PostgreSQL instead of the embedded database. */
  databaseUrl?: string
  /** Online payment is "being set up": the offline panel replaces it. */
  offlineOnly?: boolean
  /** More origins that may request a donating-only token, besides the demo's own partner page. */
  partnerOrigins?: ReadonlyArray<{ origin: string; name: string; id: string }>
  /** Replaces the site server, e.g. by one with hot reload. */
  startSite?: (roots: Roots, port: number) => Promise<{ close(): Promise<void> }>
  /** How often sign-in and similar calls may fail; the API's own limits by default. */
  limits?: Partial<ApiConfig['limits']>
  /** Answers more requests beside the API, before the outbox; null for any other. */
  extraHandler?: StartApiOptions['extraHandler']
  /** How long the provider's bank needs for a refund, milliseconds. */
  refundAfterMs?: number
  log?: (line: string) => void
}

export interface Stack extends Roots {
  close(): Promise<void>
}

/**
 * Starts gateway, identity provider, API, site and partner page, and returns their addresses. If one of them cannot start, the earlier ones are
 * closed.
 *
 * @throws PortInUse, an Error if another stack has locked the data folder, or the database's own error
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const ports = await settlePorts({ ...anyPorts, ...options.ports })
  const roots: Roots = {
    siteRoot: `http://localhost:${ports.site}`,
    apiRoot: `http://localhost:${ports.api}/api`,
    gatewayRoot: `http://localhost:${ports.gateway}`,
    partnerRoot: `http://127.0.0.1:${ports.partner}`,
    social: sandboxSocial(`http://localhost:${ports.identity}`),
    trustName,
  }
  const started: Array<{ close(): Promise<void> }> = []
  const keep = <T extends { close(): Promise<void> }>(part: T): T => {
    started.push(part)
    return part
  }
  const close = async () => {
    for (const part of started.splice(0).toReversed()) await part.close()
  }

  try {
    if (options.dataDir !== undefined) keep({ close: await lockData(options.dataDir) })
    await startParts(options, ports, roots, keep)
  } catch (error) {
    await close()
    throw error
  }
  return { ...roots, close }
}

type Keep = <T extends { close(): Promise<void> }>(part: T) => T

/** The API starts first: it takes longest, and a database error should appear before anything answers. */
async function startParts(options: StackOptions, ports: Ports, roots: Roots, keep: Keep): Promise<void> {
  const { siteRoot, apiRoot, gatewayRoot, partnerRoot } = roots
  const log = options.log ?? (() => {})
  const identityRoot = `http://localhost:${ports.identity}`
  let pastPayments: Awaited<ReturnType<typeof readPastPayments>> = []
  const sms = createDemoSms()
  const api = startApi({
    port: ports.api,
    siteRoot,
    provider: createPayu({
      merchant: { key: sandboxMerchant.key, salts: [sandboxMerchant.salt] },
      paymentUrl: `${gatewayRoot}/_payment`,
      infoUrl: `${gatewayRoot}/merchant/postservice.php?form=2`,
      fetch,
    }),
    mailTransport: demoTransport,
    sms,
    admit: refuseForeignDatabase,
    async prepare(deps) {
      const partners = [{ ...demoPartner, origin: partnerRoot }, ...(options.partnerOrigins ?? [])]
      await prepareDemo(deps, contentDirectory, partners)
      pastPayments = await readPastPayments(deps.db)
    },
    extraHandler: (deps) => {
      const [more, outbox] = [options.extraHandler?.(deps), createOutbox(deps, sms.sent)]
      return async (request) => (await more?.(request)) ?? outbox(request)
    },
    contentDirectory,
    dataKeys: parseDataKeys(demoDataKeys(options.dataDir ?? null)) ?? [],
    signingKey: demoSigningKey(options.dataDir ?? null),
    dataDir: options.dataDir ?? '',
    ...(options.database && { database: options.database }),
    settings: {
      social: trustSandbox(identityRoot),
      limits: options.limits ?? {},
      offlineOnly: options.offlineOnly ?? false,
    },
    log: plainLog((line) => log(`api      ${line}`)),
    ...(options.databaseUrl === undefined ? {} : { databaseUrl: options.databaseUrl }),
  })
  const site = options.startSite ?? serveSite
  const [apiReady, siteReady] = await Promise.allSettled([api, site(roots, ports.site)])
  if (apiReady.status === 'fulfilled') keep(apiReady.value)
  if (siteReady.status === 'fulfilled') keep(siteReady.value)
  if (apiReady.status === 'rejected') throw apiReady.reason
  if (siteReady.status === 'rejected') throw siteReady.reason

  keep(
    await startGateway({
      port: ports.gateway,
      merchant: sandboxMerchant,
      webhookUrl: `${apiRoot}/payment/webhook`,
      pastPayments,
      log: (line) => log(`gateway  ${line}`),
      dataDir: options.dataDir,
      refundAfterMs: options.refundAfterMs,
    }),
  )
  keep(await startIdentity({ port: ports.identity, root: identityRoot, siteRoot }))
  const page = createPartnerPage({ siteRoot, apiRoot })
  keep(await listen(page, { port: ports.partner, hostname: '127.0.0.1', variable: 'PARTNER_PORT' }))
}

const serveSite = async (roots: Roots, port: number) =>
  listen(await createSiteServer(distDir, roots), { port, hostname: 'localhost', variable: 'SITE_PORT' })
