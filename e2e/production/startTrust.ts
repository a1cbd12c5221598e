/** A whole trust on one machine, as docs/going-live.md describes it: nginx, two APIs, the site, PostgreSQL, a mail server, and the sandbox provider. */
import { rm } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { startSmtp, type TestSmtp } from '../../api/testing/startSmtp.ts'
import { writeTrustContent, production } from '../../api/testing/kindTrust.ts'
import { type RunningProgram, runCommandFile, startProgram, untilReady } from '../../api/testing/runTrust.ts'
import { startPostgres } from '../../api/testing/startPostgres.ts'
import { startGateway } from '../../demo/provider/startGateway.ts'
import { freePort } from './debianPostgres.ts'
import { prepareNginx } from './nginx.ts'

export interface Trust {
  /** Public address of the site, e.g. `https://localhost:41234`. */
  site: string
  smtp: TestSmtp
  apis: readonly [RunningProgram, RunningProgram]
  siteProgram: RunningProgram
  /** Address of the site's health and figures, which only this machine reads. */
  siteInside: string
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
  const [tls, plain, hook] = [await freePort(), await freePort(), await freePort()]
  const figures = { site: await freePort(), apis: [await freePort(), await freePort()] as const }
  const site = `https://localhost:${tls}`
  const [postgres, smtp, content, nginx, gateway] = await Promise.all([
    startPostgres(),
    startSmtp(),
    writeTrustContent(),
    // One program of the site runs here: nginx.spec.ts tests two.
    prepareNginx({ tls, plain }),
    startGateway({
      port: 0,
      merchant: { key: production.PAYU_KEY, salt: production.PAYU_SALT.split(',')[0] ?? '' },
      webhookUrl: `http://127.0.0.1:${hook}/api/payment/webhook`,
    }),
  ])
  // The sandbox provider does not know the certificate, so it posts to an API without nginx.
  const second = createServer((from) => {
    const to = connect(join(nginx.sockets, '4302.sock'))
    from.pipe(to).pipe(from)
    for (const side of [from, to]) side.on('error', () => [from, to].map((one) => one.destroy()))
  }).listen(hook, '127.0.0.1')
  ends.push(postgres.stop, smtp.stop, () => rm(content, { recursive: true, force: true }), nginx.stop, gateway.close)
  ends.push(async () => second.close())
  const env = {
    ...production,
    HOST: nginx.sockets,
    DATABASE_URL: postgres.databaseUrl,
    CONTENT_DIR: content,
    DATA_DIR: content,
    API_URL: `${site}/api`,
    SITE_URL: site,
    PAYMENT_URL: `${gateway.url}/_payment`,
    PAYU_INFO_URL: `${gateway.url}/merchant/postservice.php?form=2`,
    SMTP_URL: smtp.url,
    DRAIN_SECONDS: '0',
    // The site asks the API at its public address, and the certificate is our own.
    NODE_EXTRA_CA_CERTS: nginx.certificate,
  }
  const run = (file: string, own: Record<string, string>): RunningProgram => {
    const program = startProgram(file, { ...env, ...own })
    ends.push(() => program.stop())
    return program
  }
  await nginx.start()
  const apiOn = (index: 0 | 1) =>
    run('api/server/main.ts', { API_PORT: String(4301 + index), METRICS_PORT: String(figures.apis[index]) })
  const apis = [apiOn(0), apiOn(1)] as const
  const siteProgram = run('site/server/main.ts', { SITE_PORT: '4300', METRICS_PORT: String(figures.site) })
  const inside = (port: number) => `http://127.0.0.1:${port}`
  await untilReady(apis[0], `${inside(figures.apis[0])}/healthz`)
  const imported = await runCommandFile('api/commands/content.ts', ['import', content], env)
  if (imported.code !== 0) throw new Error(imported.output)
  for (const index of [0, 1] as const) await untilReady(apis[index], `${inside(figures.apis[index])}/readyz`)
  await untilReady(siteProgram, `${inside(figures.site)}/readyz`)
  return { site, smtp, apis, siteProgram, siteInside: inside(figures.site) }
}
