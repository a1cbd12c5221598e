/** One trust for one fault: the sandbox provider, a database, and the API as a process that can be killed. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { noLog } from '../../../api/base/logging/log.ts'
import { openEmbedded, openPostgres } from '../../../api/storage/openDatabase.ts'
import { startPostgres } from '../../../api/testing/startPostgres.ts'
import { startGateway } from '../../../demo/provider/startGateway.ts'
import { freePort } from '../../../demo/stack/freePorts.ts'
import { sandboxMerchant } from '../../../demo/stack/merchant.ts'
import { createApiRunner } from '../apiRunner.ts'
import { type Balance, balanceOf, type Books, isSettled, readBooks } from './books.ts'
import { type Attempt, type Places, readProvider } from './donor.ts'
import { listen, type Listening } from '../../../demo/stack/listen.ts'

/** `away`: connections break. `slow`: answers take 20 s. `nonsense`: HTML with status 200, then half of a JSON, then another payment's data. */
type ProviderMood = 'well' | 'away' | 'slow' | 'nonsense'

interface ProviderDoor extends Listening {
  mood: ProviderMood
  /** Called with the txn id of each query before it is answered. */
  onQuery: (txnId: string) => void
  queries: number
}

const SLOW_MS = 20_000

/** The address at which the API asks the provider. It passes queries on, as the mood allows. */
async function openProviderDoor(gatewayRoot: () => string): Promise<ProviderDoor> {
  const answer = async (request: Request): Promise<Response> => {
    const body = await request.text()
    door.queries += 1
    const form = new URLSearchParams(body)
    if (form.get('command') === 'verify_payment') door.onQuery(form.get('var1') ?? '')
    if (door.mood === 'away') throw new Error('away')
    if (door.mood === 'slow') await pause(SLOW_MS)
    if (door.mood === 'nonsense') return nonsense(door.queries)
    const passed = await fetch(`${gatewayRoot()}/merchant/postservice.php?form=2`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body,
    })
    return new Response(await passed.text(), { headers: { 'Content-Type': 'application/json' } })
  }
  // An error becomes status 500 without a body, as of a provider behind a broken proxy.
  const server = await listen((request) => answer(request).catch(() => new Response(null, { status: 502 })))
  const door: ProviderDoor = { ...server, mood: 'well', onQuery: () => undefined, queries: 0 }
  return door
}

function nonsense(count: number): Response {
  const bodies = [
    '<html><body>Scheduled maintenance</body></html>',
    '{"status":1,"transaction_details":{"',
    '{"status":1,"msg":"","transaction_details":{"SOMEBODYELSE":{"status":"success","unmappedstatus":"captured","transaction_amount":"1.00"}}}',
    '{"status":1,"Transaction_details":"none"}',
  ]
  return new Response(bodies[count % bodies.length], { headers: { 'Content-Type': 'application/json' } })
}

export type DatabaseKind = 'PostgreSQL' | 'PGlite'

export type World = Awaited<ReturnType<typeof openWorld>>

/** Its log is in small files, so that a full disk is felt at once. */
const startServer = (parent: string) => startPostgres([], { parent, persistent: true, flags: ['--wal-segsize=1'] })

const LOOK_EVERY_MS = { PostgreSQL: 2_000, PGlite: 70_000 }

/**
 * @param place.parent folder for the database, e.g. on a small file system
 * @param place.databaseUrl a database of PostgreSQL that is there already; no fault can stop its server
 */
export async function openWorld(kind: DatabaseKind, place: { parent?: string; databaseUrl?: string } = {}) {
  const parent = place.parent ?? tmpdir()
  const folder = await mkdtemp(join(tmpdir(), 'faults-'))
  const dataDir = await mkdtemp(join(parent, 'data-'))
  const postgres = kind === 'PostgreSQL' && !place.databaseUrl ? await startServer(parent) : null
  const databaseUrl = place.databaseUrl ?? postgres?.databaseUrl
  const port = await freePort()
  const gateway = await startGateway({
    port: 0,
    merchant: sandboxMerchant,
    webhookUrl: `http://127.0.0.1:${port}/api/payment/webhook`,
  })
  const door = await openProviderDoor(() => gateway.url)
  const addresses = { paymentUrl: `${gateway.url}/_payment`, infoUrl: `${door.url}/info` }
  const database = databaseUrl ? { databaseUrl } : {}
  const api = createApiRunner({ port, dataDir, ...addresses, ...database }, join(folder, 'api.log'))

  /** PGlite is held by one process: the API stops while the benchmark reads. */
  async function read(mailsAreDue: boolean): Promise<Books> {
    if (!databaseUrl) await api.stop()
    const opened = databaseUrl ? openPostgres(databaseUrl, noLog) : await openEmbedded(dataDir)
    try {
      if (mailsAreDue)
        await opened.db.updateTable('mails').set({ due_at: new Date() }).where('state', '=', 'queued').execute()
      return await readBooks(opened.db)
    } finally {
      await opened.close()
      if (!databaseUrl) await api.start()
    }
  }

  async function balance(attempts: readonly Attempt[], mailsAreDue: boolean): Promise<Balance> {
    const { paid } = await readProvider(gateway.url)
    return balanceOf(paid, await read(mailsAreDue), attempts)
  }

  /**
   * Waits until everything paid is written and mailed, or `withinMs` is over. `tookMs`: how long that took; null if it never was.
   * @param options.mailsAreDue as if the ten minutes had passed after which a mail that was begun is tried again
   */
  async function settle(attempts: readonly Attempt[], withinMs: number, { mailsAreDue = false } = {}) {
    const begun = performance.now()
    for (;;) {
      const now = await balance(attempts, mailsAreDue)
      const passedMs = performance.now() - begun
      if (isSettled(now)) return { balance: now, tookMs: passedMs }
      if (passedMs > withinMs) return { balance: now, tookMs: null }
      await pause(LOOK_EVERY_MS[kind])
    }
  }

  return {
    kind,
    api,
    door,
    /** Null for PGlite, and for a server of somebody else. */
    postgres,
    places: { apiRoot: api.root, gatewayRoot: gateway.url } satisfies Places,
    settle,
    async close() {
      await api.kill()
      await door.close()
      await gateway.close()
      await postgres?.stop()
      await rm(dataDir, { recursive: true, force: true })
      await rm(folder, { recursive: true, force: true })
    },
  }
}
