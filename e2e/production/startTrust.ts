/** A whole trust on one machine, as docs/going-live.md describes it. It has nginx, two APIs, two programs of the site, PostgreSQL with two roles, a mail server, and the sandbox provider. */
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { noLog } from '../../api/base/logging/log.ts'
import { openPostgres } from '../../api/storage/openDatabase.ts'
import { startSmtp, type TestSmtp } from '../../api/testing/startSmtp.ts'
import { writeTrustContent, production } from '../../api/testing/kindTrust.ts'
import { type RunningProgram, startProgram, untilReady } from '../../api/testing/runTrust.ts'
import { startPostgres } from '../../api/testing/startPostgres.ts'
import { startGateway } from '../../demo/provider/startGateway.ts'
import { repository } from '../../demo/stack/places.ts'
import { freePort } from '../../api/testing/freePort.ts'
import { prepareNginx } from './nginx.ts'

const call = promisify(execFile)

/** The programs of the guide's step 7: the unit that starts each, and the name of its socket. */
const units = {
  api1: { unit: 'api', port: '4301' },
  api2: { unit: 'api', port: '4302' },
  site1: { unit: 'site', port: '4300' },
  site2: { unit: 'site', port: '4310' },
} as const
type ProgramName = keyof typeof units

export interface Trust {
  /** Public address of the site, e.g. `https://localhost:41234`. */
  site: string
  /** Address of the sandbox provider. */
  provider: string
  /** The database, as its owner. */
  ownerUrl: string
  smtp: TestSmtp
  programs: Map<ProgramName, RunningProgram>
  /** Address of the site's health and figures, which only this machine reads. */
  siteInside: string
  /** Stops a program and starts it, as `systemctl restart` does; then it waits for `/readyz`. */
  restart(name: ProgramName): Promise<void>
  stop(): Promise<void>
}

/** @throws Error with a program's own words if it does not start */
export async function startTrust(): Promise<Trust> {
  const ends: Array<() => Promise<unknown>> = []
  try {
    return { ...(await start(ends)), stop: () => endAll(ends) }
  } catch (error) {
    await endAll(ends)
    throw error
  }
}

async function endAll(ends: Array<() => Promise<unknown>>): Promise<void> {
  for (const end of ends.splice(0).reverse()) await end()
}

async function start(ends: Array<() => Promise<unknown>>): Promise<Omit<Trust, 'stop'>> {
  const [tls, plain] = [await freePort(), await freePort()]
  const figures = { api1: await freePort(), api2: await freePort(), site1: await freePort(), site2: await freePort() }
  const site = `https://localhost:${tls}`
  const [postgres, smtp, content, nginx, gateway] = await Promise.all([
    startPostgres(),
    startSmtp(),
    writeTrustContent(join(repository, 'demo/content')),
    prepareNginx({ tls, plain }),
    startGateway({
      port: 0,
      merchant: { key: production.PAYU_KEY, salt: production.PAYU_SALT.split(',')[0] ?? '' },
      webhookUrl: `${site}/api/payment/webhook`,
    }),
  ])
  ends.push(postgres.stop, smtp.stop, () => rm(content, { recursive: true, force: true }), nginx.stop, gateway.close)
  // The sandbox provider and the tests call through nginx.
  setDefaultCACertificates([...getCACertificates('default'), readFileSync(nginx.certificate, 'utf8')])
  const { ownerUrl, programUrl } = await createRoles(postgres.databaseUrl)
  const env = {
    ...production,
    HOST: nginx.sockets,
    DATABASE_URL: programUrl,
    CONTENT_DIR: content,
    DATA_DIR: content,
    API_URL: `${site}/api`,
    SITE_URL: site,
    PAYMENT_URL: `${gateway.url}/_payment`,
    PAYU_INFO_URL: `${gateway.url}/merchant/postservice.php?form=2`,
    SMTP_URL: smtp.url,
    DRAIN_SECONDS: '3',
    // The site asks the API at its public address, and the certificate is our own.
    NODE_EXTRA_CA_CERTS: nginx.certificate,
  }
  const programs: Trust['programs'] = new Map()
  ends.push(() => Promise.all([...programs.values()].map((program) => program.stop())))
  const begin = (name: ProgramName) => {
    const { unit, port } = units[name]
    const own = { [unit === 'api' ? 'API_PORT' : 'SITE_PORT']: port, METRICS_PORT: String(figures[name]) }
    const program = startProgram(fileOf(unit), { ...env, ...own })
    programs.set(name, program)
    return program
  }
  const ready = (name: ProgramName, program: RunningProgram) =>
    untilReady(program, `http://127.0.0.1:${figures[name]}/readyz`)
  /** Runs a script of package.json, as deploy/command.sh does. @throws Error with what it printed, if it fails */
  const command = async (name: string, ...args: string[]) => {
    const own = name === 'migrate' ? { DATABASE_OWNER_URL: ownerUrl } : {}
    const { PATH, HOME } = process.env
    const options = { cwd: repository, env: { PATH, HOME, ...env, ...own } }
    await call(join(repository, 'node_modules/node/bin/node'), ['--run', name, '--', ...args], options)
  }
  await nginx.start()
  await command('migrate')
  await command('content', 'import', content)
  const begun = (['api1', 'api2', 'site1', 'site2'] as const).map((name) => ({ name, program: begin(name) }))
  for (const { name, program } of begun) await ready(name, program)
  return {
    site,
    provider: gateway.url,
    ownerUrl,
    smtp,
    programs,
    siteInside: `http://127.0.0.1:${figures.site1}`,
    async restart(name) {
      const code = await programs.get(name)?.stop()
      if (code !== 0) throw new Error(`${name} ended with ${code}`)
      await ready(name, begin(name))
    },
  }
}

/** The two roles of step 3. Answers the database's address for each. */
async function createRoles(serverUrl: string): Promise<{ ownerUrl: string; programUrl: string }> {
  const { db, close } = openPostgres(serverUrl, noLog)
  await sql`create role donate_owner login password 'owner'`.execute(db)
  await sql`create role donate login password 'program'`.execute(db)
  await sql`create database donate owner donate_owner template template0 encoding 'UTF8'`.execute(db)
  await close()
  const as = (username: string, password: string) =>
    Object.assign(new URL(serverUrl), { username, password, pathname: '/donate' }).href
  return { ownerUrl: as('donate_owner', 'owner'), programUrl: as('donate', 'program') }
}

/** What a unit of the shipped configuration starts, e.g. `api/server/main.ts`. */
function fileOf(unit: string): string {
  const text = readFileSync(join(repository, `deploy/systemd/donate-${unit}@.service`), 'utf8')
  const file = /^ExecStart=\S+ (\S+)$/m.exec(text)?.[1]
  if (file === undefined) throw new Error(`The unit ${unit} starts nothing.`)
  return file
}
