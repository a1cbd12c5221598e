/** One trust for one fault: the sandbox provider, a database, and the API as a process that can be killed. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { noLog } from '../../../api/base/logging/log.ts'
import { openEmbedded, openPostgres } from '../../../api/storage/openDatabase.ts'
import { freePort } from '../../../api/testing/freePort.ts'
import { startPostgres } from '../../../api/testing/startPostgres.ts'
import { startGateway } from '../../../demo/provider/startGateway.ts'
import { listen } from '../../../demo/stack/listen.ts'
import { sandboxMerchant } from '../../../demo/stack/merchant.ts'
import { createApiRunner } from '../apiRunner.ts'
import { balanceOf, type Books, isSettled, readBooks } from './books.ts'
import { type Attempt, type Places, readProvider } from './donor.ts'

export type DatabaseKind = 'PostgreSQL' | 'PGlite'
export type World = Awaited<ReturnType<typeof openWorld>>

const SLOW_MS = 20_000
const LOOK_EVERY_MS = { PostgreSQL: 2_000, PGlite: 70_000 }

const nonsense = [
  '<html><body>Scheduled maintenance</body></html>',
  '{"status":1,"transaction_details":{"',
  '{"status":1,"msg":"","transaction_details":{"SOMEBODYELSE":{"status":"success","unmappedstatus":"captured","transaction_amount":"1.00"}}}',
  '{"status":1,"Transaction_details":"none"}',
]

/** The address at which the API asks the provider. It passes queries on, as the mood allows. */
async function openProviderDoor(gatewayRoot: () => string) {
  let queries = 0
  const door = {
    /** `away`: status 502 without a body, as of a broken proxy. `slow`: answers take 20 s. `nonsense`: in turn. */
    mood: 'well' as 'well' | 'away' | 'slow' | 'nonsense',
    /** Called with the txn id of each query before it is answered. */
    onQuery: (_txnId: string): void => undefined,
  }
  const server = await listen(async (request) => {
    const form = new URLSearchParams(await request.text())
    if (form.get('command') === 'verify_payment') door.onQuery(form.get('var1') ?? '')
    if (door.mood === 'away') return new Response(null, { status: 502 })
    if (door.mood === 'slow') await pause(SLOW_MS)
    if (door.mood === 'nonsense') return new Response(nonsense[queries++ % nonsense.length])
    const address = `${gatewayRoot()}/merchant/postservice.php?form=2`
    return fetch(address, { method: 'POST', body: form }).catch(() => new Response(null, { status: 502 }))
  })
  return Object.assign(door, { url: server.url, close: server.close })
}

/**
 * @param place.parent folder for the database, e.g. on a small file system
 * @param place.databaseUrl a database of PostgreSQL that is there already; no fault can stop its server
 */
export async function openWorld(kind: DatabaseKind, { parent = tmpdir(), databaseUrl = '' } = {}) {
  const dataDir = await mkdtemp(join(parent, 'data-'))
  // Its log is in small files, so that a full disk is felt at once.
  const own = { parent, persistent: true, flags: ['--wal-segsize=1'] }
  const postgres = kind === 'PostgreSQL' && !databaseUrl ? await startPostgres([], own) : null
  const address = postgres?.databaseUrl ?? databaseUrl
  const port = await freePort()
  const webhookUrl = `http://127.0.0.1:${port}/api/payment/webhook`
  const gateway = await startGateway({ port: 0, merchant: sandboxMerchant, webhookUrl })
  const door = await openProviderDoor(() => gateway.url)
  const addresses = { paymentUrl: `${gateway.url}/_payment`, infoUrl: `${door.url}/info` }
  const api = createApiRunner({ port, dataDir, ...addresses, ...(address && { databaseUrl: address }) })

  /** PGlite is held by one process, so the API must not run. */
  async function read(mailsAreDue = false): Promise<Books> {
    const opened = address ? openPostgres(address, noLog) : await openEmbedded(dataDir)
    try {
      if (mailsAreDue)
        await opened.db.updateTable('mails').set({ due_at: new Date() }).where('state', '=', 'queued').execute()
      return await readBooks(opened.db)
    } finally {
      await opened.close()
    }
  }

  /**
   * Waits until everything paid is written and mailed, or `withinMs` is over. `tookMs`: how long that took; null if it never was.
   * @param options.mailsAreDue as if the ten minutes had passed after which a mail that was begun is tried again
   */
  async function settle(attempts: readonly Attempt[], withinMs: number, { mailsAreDue = false } = {}) {
    const begun = performance.now()
    for (;;) {
      const { paid } = await readProvider(gateway.url)
      if (!address) await api.stop()
      const balance = balanceOf(paid, await read(mailsAreDue), attempts)
      if (!address) await api.start()
      const passedMs = performance.now() - begun
      if (isSettled(balance)) return { balance, tookMs: passedMs }
      if (passedMs > withinMs) return { balance, tookMs: null }
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
    read,
    settle,
    async close() {
      await api.kill()
      await door.close()
      await gateway.close()
      await postgres?.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
