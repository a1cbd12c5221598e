/** One trust for one fault: the sandbox provider, a database, and the API as a process that can be killed. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { noLog } from '../../../api/platform/logging/log.ts'
import { type OpenDatabase, openEmbedded, openPostgres } from '../../../api/storage/openDatabase.ts'
import { startGateway } from '../../../demo/provider/startGateway.ts'
import { freePort } from '../../../demo/stack/freePorts.ts'
import { sandboxMerchant } from '../../../demo/stack/merchant.ts'
import { type ApiRunner, createApiRunner } from './apiRunner.ts'
import { type Balance, balanceOf, isSettled } from './books/balance.ts'
import type { Books } from './books/books.ts'
import { readBooks } from './books/readBooks.ts'
import type { Attempt, Places } from './donor.ts'
import { openPostgresServer, type Postgres } from './postgres.ts'
import { openProviderDoor, type ProviderDoor } from './providerDoor.ts'

export type DatabaseKind = 'PostgreSQL' | 'PGlite'

export interface World {
  kind: DatabaseKind
  api: ApiRunner
  door: ProviderDoor
  /** Null for PGlite, and for a server of somebody else. */
  postgres: Postgres | null
  places: Places
  /**
   * Waits until everything paid is written and mailed, or `withinMs` is over. `tookMs`: how long that took; null if it never was.
   * `mailsAreDue`: as if the ten minutes had passed after which a mail that was begun is tried again.
   */
  settle(
    attempts: readonly Attempt[],
    withinMs: number,
    options?: { mailsAreDue?: boolean },
  ): Promise<{ balance: Balance; tookMs: number | null }>
  close(): Promise<void>
}

const LOOK_EVERY_MS = { PostgreSQL: 2_000, PGlite: 70_000 }
const ledgerSchema = z.object({ transactions: z.array(z.object({ txnid: z.string(), status: z.string() })) })

/**
 * @param place.parent folder for the database, e.g. on a small file system
 * @param place.databaseUrl a database of PostgreSQL that is there already; no fault can stop its server
 */
export async function openWorld(
  kind: DatabaseKind,
  place: { parent?: string; databaseUrl?: string } = {},
): Promise<World> {
  const parent = place.parent ?? tmpdir()
  const folder = await mkdtemp(join(tmpdir(), 'faults-'))
  const dataDir = await mkdtemp(join(parent, 'data-'))
  const postgres = kind === 'PostgreSQL' && !place.databaseUrl ? await openPostgresServer(parent) : null
  const databaseUrl = place.databaseUrl ?? postgres?.url
  const port = await freePort()
  const gateway = await startGateway({
    port: 0,
    merchant: sandboxMerchant,
    webhookUrl: `http://127.0.0.1:${port}/api/payment/webhook`,
  })
  const door = await openProviderDoor(() => gateway.url)
  const settings = {
    port,
    paymentUrl: `${gateway.url}/_payment`,
    infoUrl: `${door.url}/info`,
    dataDir,
    inspectionFile: join(folder, 'inspection.json'),
    ...(databaseUrl ? { databaseUrl } : {}),
  }
  const api = createApiRunner(settings, join(folder, 'api.log'))

  /** PGlite is held by one process: the API stops while the benchmark reads. */
  async function read(mailsAreDue: boolean): Promise<Books> {
    if (!databaseUrl) await api.stop()
    const database: OpenDatabase = databaseUrl ? openPostgres(databaseUrl, noLog) : await openEmbedded(dataDir)
    try {
      if (mailsAreDue)
        await database.db.updateTable('mails').set({ due_at: new Date() }).where('state', '=', 'queued').execute()
      return await readBooks(database.db)
    } finally {
      await database.close()
      if (!databaseUrl) await api.start()
    }
  }

  async function balance(attempts: readonly Attempt[], mailsAreDue: boolean): Promise<Balance> {
    const answer: unknown = await (await fetch(`${gateway.url}/sandbox/log.json`)).json()
    const { transactions } = ledgerSchema.parse(answer)
    const paid = new Set(transactions.filter(({ status }) => status === 'success').map(({ txnid }) => txnid))
    return balanceOf(paid, await read(mailsAreDue), attempts)
  }

  return {
    kind,
    api,
    door,
    postgres,
    places: { apiRoot: api.root, gatewayRoot: gateway.url },
    async settle(attempts, withinMs, { mailsAreDue = false } = {}) {
      const begun = performance.now()
      for (;;) {
        const now = await balance(attempts, mailsAreDue)
        const passedMs = performance.now() - begun
        if (isSettled(now)) return { balance: now, tookMs: passedMs }
        if (passedMs > withinMs) return { balance: now, tookMs: null }
        await new Promise((go) => setTimeout(go, LOOK_EVERY_MS[kind]))
      }
    },
    async close() {
      await api.kill()
      await door.close()
      await gateway.close()
      await postgres?.remove()
      await rm(dataDir, { recursive: true, force: true })
      await rm(folder, { recursive: true, force: true })
    },
  }
}
