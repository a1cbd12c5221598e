import { setTimeout as pause } from 'node:timers/promises'
import { PgBoss, type Queue, getConstructionPlans, getMigrationPlans } from 'pg-boss'
import packageJson from 'pg-boss/package.json' with { type: 'json' }
import type { Log } from '../base/logging/log.ts'
import type { ExecuteSql } from '../storage/openDatabase.ts'
import { runAsWork } from '../storage/patientPool.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Job } from './jobs.ts'

/** Seconds. */
export interface JobPace {
  /** How often an instance looks for a job that another one has queued. */
  poll: number
  /** A job whose process has given no sign of life for this time runs again. At least 10. */
  heartbeat: number
  /** How often lost jobs are looked for. */
  supervise: number
  /** The first wait after a failure; the waits double. */
  retry: number
  /** How long the end waits for what runs here. A silent database must not keep the program longer. */
  stop: number
}

const usualPace: JobPace = { poll: 10, heartbeat: 30, supervise: 30, retry: 5, stop: 30 }

const RETRIES = 4
const LONGEST_WAIT_SECONDS = 600
const KEEP_SECONDS = 6 * 60 * 60

export interface JobQueue<Name extends string> {
  /** Starts in the background and answers at once. While the database is away, it tries again until it is back. */
  start(deps: Dependencies): void
  /** Runs a job now, on one of the instances. It never throws: the job's schedule runs it anyway. */
  wake(name: Name): void
  /** Ends when the queue works; for tests. */
  ready(): Promise<void>
  /** Takes no more jobs, and waits for those that run here, at most half a minute. */
  stop(): Promise<void>
}

/**
 * Runs a table of jobs on all instances that share the database: each run of a job happens on one of them. It adds no connection: it uses `executeSql`.
 * The names of schedules that left the table are removed from the database.
 */
export function createJobQueue<Name extends string>(
  table: Readonly<Record<Name, Job>>,
  { executeSql, log }: { executeSql: ExecuteSql; log: Log },
  pace: JobPace = usualPace,
): JobQueue<Name> {
  const boss = new PgBoss({
    db: { executeSql },
    registerInstance: false,
    superviseIntervalSeconds: pace.supervise,
    monitorIntervalSeconds: pace.supervise,
    maintenanceIntervalSeconds: 60 * 60,
    flowIntervalSeconds: 60 * 60,
  })
  boss.on('error', (error) => log.error('job queue', error))
  boss.on('warning', ({ message }) => log.warn('job queue', { reason: message }))
  const names = Object.keys(table).filter((name): name is Name => name in table)
  const workers = new Map<Name, string>()
  const waking = new Set<Name>()
  let running: Promise<void> = Promise.resolve()
  let stopping = false

  async function begin(deps: Dependencies): Promise<void> {
    await boss.start({ attempts: Number.MAX_SAFE_INTEGER })
    for (const name of names) {
      if (stopping) return
      await declare(name, table[name])
      const work = async () => {
        try {
          await runAsWork(() => table[name].run(deps))
        } catch (error) {
          log.error('job failed', error, { job: name })
          throw error
        }
      }
      workers.set(name, await boss.work(name, { pollingIntervalSeconds: pace.poll }, work))
    }
    const known = new Set<string>(names)
    for (const { name } of await boss.getSchedules()) if (!known.has(name)) await boss.unschedule(name)
    log.debug('job queue is ready', { count: names.length })
  }

  async function declare(name: Name, { schedule }: Job): Promise<void> {
    const options: Omit<Queue, 'name' | 'policy'> = {
      retryLimit: RETRIES,
      retryDelay: pace.retry,
      retryBackoff: true,
      retryDelayMax: LONGEST_WAIT_SECONDS,
      heartbeatSeconds: pace.heartbeat,
      deleteAfterSeconds: KEEP_SECONDS,
    }
    // At most one job of a name waits and one runs: a slow run delays the next one.
    await boss.createQueue(name, { ...options, policy: 'stately' })
    await boss.updateQueue(name, options)
    await boss.schedule(name, schedule, null, { tz: 'Asia/Kolkata', missed: 'once' })
  }

  async function send(name: Name): Promise<void> {
    await running
    if (stopping) return
    await boss.send(name)
    const worker = workers.get(name)
    if (worker !== undefined) boss.notifyWorker(worker)
  }

  return {
    start(deps) {
      running = begin(deps).catch((error: unknown) => {
        if (!stopping) log.error('job queue not started', error)
      })
    },
    wake(name) {
      if (waking.has(name)) return
      waking.add(name)
      send(name)
        .catch((error: unknown) => log.error('job not queued', error, { job: name }))
        .finally(() => waking.delete(name))
    },
    ready: () => running,
    async stop() {
      stopping = true
      const stopMs = pace.stop * 1000
      const ended = Promise.all([boss.stop({ graceful: true, timeout: stopMs }), running])
      await Promise.race([ended, pause(stopMs, null, { ref: false })])
    },
  }
}

// The job queue's own tables. Its library makes and updates them when it starts; the program's role may not, so the owner does it before.

const SCHEMA = 'pgboss'
const COMMIT = '\n    COMMIT;\n'
const current = packageJson.pgboss.schema

/** Null: there are no tables yet. */
async function readVersion(executeSql: ExecuteSql): Promise<number | null> {
  const { rows } = await executeSql(`select to_regnamespace('${SCHEMA}') is not null as exists`)
  if (!rows[0]?.['exists']) return null
  const version = await executeSql(`select version from ${SCHEMA}.version`)
  return Number(version.rows[0]?.['version'])
}

/** A newer program may have updated the tables already; an older one works with them. */
export async function isQueueCurrent(executeSql: ExecuteSql): Promise<boolean> {
  return ((await readVersion(executeSql)) ?? 0) >= current
}

/** Makes or updates the tables, as the owner. @returns whether it changed them */
export async function updateQueueSchema(executeSql: ExecuteSql): Promise<boolean> {
  const version = await readVersion(executeSql)
  if (version !== null && version >= current) return false
  const plan = version === null ? getConstructionPlans(SCHEMA) : getMigrationPlans(SCHEMA, version)
  // One transaction. Indexes follow it, which block nobody: each of them is a statement of its own.
  const end = plan.indexOf(COMMIT) + COMMIT.length
  await executeSql(plan.slice(0, end))
  for (const statement of plan.slice(end).split(/;$/m)) if (statement.trim()) await executeSql(statement)
  return true
}
