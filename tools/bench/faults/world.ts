/** One trust for one fault: the sandbox provider, a database, and the API as a process that can be killed. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'
import { noLog } from '../../../api/platform/logging/log.ts'
import { openEmbedded, openPostgres } from '../../../api/storage/openDatabase.ts'
import { startPostgres } from '../../../api/testing/startPostgres.ts'
import { startGateway } from '../../../demo/provider/startGateway.ts'
import { freePort } from '../../../demo/stack/freePorts.ts'
import { sandboxMerchant } from '../../../demo/stack/merchant.ts'
import { createApiRunner } from '../apiRunner.ts'
import { type Balance, balanceOf, isSettled } from './books/balance.ts'
import type { Books } from './books/books.ts'
import { readBooks } from './books/readBooks.ts'
import type { Attempt, Places } from './donor.ts'
import type { FaultOptions } from './faultOptions.ts'
import { openProviderDoor } from './providerDoor.ts'

export type DatabaseKind = FaultOptions['databases'][number]

export type World = Awaited<ReturnType<typeof openWorld>>

/** Its log is in small files, so that a full disk is felt at once. */
const startServer = (parent: string) => startPostgres([], { parent, persistent: true, flags: ['--wal-segsize=1'] })

const LOOK_EVERY_MS = { PostgreSQL: 2_000, PGlite: 70_000 }
const ledgerSchema = z.object({ transactions: z.array(z.object({ txnid: z.string(), status: z.string() })) })

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
    const answer: unknown = await (await fetch(`${gateway.url}/sandbox/log.json`)).json()
    const { transactions } = ledgerSchema.parse(answer)
    const paid = new Set(transactions.filter(({ status }) => status === 'success').map(({ txnid }) => txnid))
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
