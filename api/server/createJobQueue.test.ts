import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { noLog } from '../base/logging/log.ts'
import { type OpenDatabase, openPostgres } from '../storage/openDatabase.ts'
import { openMemory } from '../testing/memoryDatabase.ts'
import { createDatabase } from '../testing/createDatabase.ts'
import { createJobQueue, type JobQueue } from './createJobQueue.ts'
import { type Job, jobs } from './jobs.ts'
import { quickPace, unusedDependencies } from '../testing/quickPace.ts'

const never = '0 0 1 1 *'
const nightly = jobs['reconcile-night'].schedule
const begun: Array<{ stop(): Promise<void> }> = []

/** A queue with one job, that has started. */
async function startQueue(database: OpenDatabase, job: Job['run'], schedule = never): Promise<JobQueue<'count'>> {
  const queue = createJobQueue(
    { count: { schedule, run: job } },
    { executeSql: database.executeSql, log: noLog },
    quickPace,
  )
  begun.push(queue)
  queue.start(unusedDependencies)
  return queue
}

const counted = (database: OpenDatabase, worker: string) => async () => {
  await sql`insert into runs (worker) values (${worker})`.execute(database.db)
}
const runsIn = async ({ db }: OpenDatabase) => {
  const { rows } = await sql<{ worker: string }>`select worker from runs order by id`.execute(db)
  return rows.map((row) => row.worker)
}
const unfinished = async ({ db }: OpenDatabase) => {
  const { rows } = await sql`select 1 from pgboss.job where name = 'count' and state < 'completed'`.execute(db)
  return rows.length
}
/** As if no instance had run since the day before yesterday: a night is due. */
async function missNight(): Promise<void> {
  await (await startQueue(one, async () => undefined, nightly)).ready()
  await Promise.all(begun.splice(0).map((queue) => queue.stop()))
  await sql`update pgboss.version set cron_on = now() - interval '2 days'`.execute(one.db)
  await sql`update pgboss.schedule set created_on = now() - interval '9 days'`.execute(one.db)
  await sql`delete from pgboss.job`.execute(one.db)
}
/** Two instances that start at once. */
const startTwo = () =>
  Promise.all([
    startQueue(one, counted(one, 'an instance'), nightly),
    startQueue(two, counted(two, 'an instance'), nightly),
  ])
const prepare = (database: OpenDatabase) =>
  sql`create table if not exists runs (id serial, worker text)`.execute(database.db)

let databaseUrl: string
let one: OpenDatabase
let two: OpenDatabase
beforeAll(async () => {
  databaseUrl = await createDatabase('empty')
  one = openPostgres(databaseUrl, noLog)
  two = openPostgres(databaseUrl, noLog)
  await prepare(one)
})
beforeEach(async () => {
  await Promise.all(begun.splice(0).map((queue) => queue.stop()))
  await sql`truncate runs`.execute(one.db)
})
afterAll(async () => {
  await Promise.all(begun.splice(0).map((queue) => queue.stop()))
  await one?.close()
  await two?.close()
})

describe('the job queue', () => {
  it('starts on two instances of an empty database at once, and runs a job on one of them', async () => {
    const first = await startQueue(one, counted(one, 'a job'))
    const second = await startQueue(two, counted(two, 'a job'))
    await Promise.all([first.ready(), second.ready()])
    first.wake('count')
    await expect.poll(() => runsIn(one)).toEqual(['a job'])
    await expect.poll(() => unfinished(one)).toBe(0)
    expect(await runsIn(one)).toEqual(['a job'])
  })

  it('runs the night once on two instances', async () => {
    await missNight()
    await startTwo()
    await expect.poll(() => runsIn(one)).toEqual(['an instance'])
    await expect.poll(() => unfinished(one)).toBe(0)
    expect(await runsIn(one)).toEqual(['an instance'])
  })

  it('runs the night again on one of two instances if the process that took it died', async () => {
    await missNight()
    const dying = join(import.meta.dirname, '../testing/dyingProcess.ts')
    const child = spawn(process.execPath, [dying, databaseUrl, nightly])
    expect((await once(child, 'exit'))[1]).toBe('SIGKILL')
    expect(await runsIn(one)).toEqual(['the process that dies'])
    await startTwo()
    await expect.poll(() => runsIn(one)).toEqual(['the process that dies', 'an instance'])
    await expect.poll(() => unfinished(one)).toBe(0)
    expect(await runsIn(one)).toEqual(['the process that dies', 'an instance'])
  })

  it('runs a job again if it throws', async () => {
    let tries = 0
    const queue = await startQueue(one, async () => {
      tries += 1
      if (tries < 3) throw new Error('not yet')
      await counted(one, `try ${tries}`)()
    })
    queue.wake('count')
    await expect.poll(() => runsIn(one)).toEqual(['try 3'])
  })

  it('waits for the running job when it stops', async () => {
    let release = (): void => undefined
    let entered = false
    const queue = await startQueue(one, async () => {
      entered = true
      await new Promise<void>((resolve) => {
        release = resolve
      })
      await counted(one, 'to its end')()
    })
    queue.wake('count')
    await expect.poll(() => entered).toBe(true)
    const stopped = queue.stop()
    release()
    await stopped
    expect(await runsIn(one)).toEqual(['to its end'])
  })

  it('stops after a while if the database does not answer', async () => {
    const silent = () => new Promise<never>(() => undefined)
    const queue = createJobQueue(
      { count: { schedule: never, run: silent } },
      { executeSql: silent, log: noLog },
      { ...quickPace, stop: 0.1 },
    )
    queue.start(unusedDependencies)
    await queue.stop()
    await expect(Promise.race([queue.ready(), Promise.resolve('starting')])).resolves.toBe('starting')
  })

  it('works on the embedded database', async () => {
    const embedded = openMemory()
    await prepare(embedded)
    const queue = await startQueue(embedded, counted(embedded, 'embedded'))
    queue.wake('count')
    await expect.poll(() => runsIn(embedded)).toEqual(['embedded'])
    await queue.stop()
    await embedded.close()
  })
})
