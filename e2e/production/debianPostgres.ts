/** Debian's PostgreSQL in a folder of its own, on a free port. */
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { freePort } from '../../api/testing/freePort.ts'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { requireProgram } from '../../tools/check/findProgram.ts'

const call = promisify(execFile)

export interface DebianPostgres {
  /** Folder with pg_dump, psql and others of the server's version. */
  bin: string
  /** Creates an empty database. @returns its address */
  createDatabase(name: string): Promise<string>
  /** Runs a statement. @returns its rows as lines, with `|` between the values */
  ask(databaseUrl: string, statement: string): Promise<string>
  stop(): Promise<void>
}

export async function startDebianPostgres(): Promise<DebianPostgres> {
  const bin = requireProgram('postgres')
  const directory = await mkdtemp(join(tmpdir(), 'debian-pg-'))
  const user = await ownUser(directory)
  const data = join(directory, 'data')
  const port = await freePort()
  await call(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C'], user)
  const settings = ['-D', data, '-p', String(port), '-k', directory, '-h', '127.0.0.1', '-F']
  const server = spawn(join(bin, 'postgres'), settings, { ...user, stdio: 'ignore' })
  const ended = once(server, 'exit')
  const urlOf = (name: string) => `postgres://postgres:unused@127.0.0.1:${port}/${name}`
  const ask = async (databaseUrl: string, statement: string) =>
    (await call(join(bin, 'psql'), ['-XAt', '-d', databaseUrl, '-c', statement])).stdout.trim()
  await untilReady(() => ask(urlOf('postgres'), 'select 1'), ended)
  return {
    bin,
    ask,
    async createDatabase(name) {
      await ask(urlOf('postgres'), `create database ${name}`)
      return urlOf(name)
    },
    async stop() {
      // Ends connections at once, as a service manager does.
      server.kill('SIGINT')
      await ended
      await rm(directory, { recursive: true, force: true })
    },
  }
}

async function untilReady(ask: () => Promise<unknown>, ended: Promise<unknown>): Promise<void> {
  let isOver = false
  void ended.then(() => (isOver = true))
  while (!isOver) {
    const answered = await ask().then(
      () => true,
      () => false,
    )
    if (answered) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('PostgreSQL ended before it answered.')
}

/** PostgreSQL refuses to run as root: Debian's package has made a user for it. */
async function ownUser(directory: string): Promise<{ uid: number; gid: number; cwd: string } | { cwd: string }> {
  if (process.getuid?.() !== 0) return { cwd: directory }
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (option) => Number((await call('id', [option, 'postgres'])).stdout)),
  )
  await chown(directory, uid ?? 0, gid ?? 0)
  return { uid: uid ?? 0, gid: gid ?? 0, cwd: directory }
}
