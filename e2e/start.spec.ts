/** `npm start` and `npm run reset` as a person runs them: own processes, free ports, own data folder. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { repository } from '../demo/stack/places.ts'

// The embedded database is slow beside four other tests.
test.setTimeout(600_000)
const FREE_PORTS = { SITE_PORT: '0', API_PORT: '0', GATEWAY_PORT: '0', PARTNER_PORT: '0', IDENTITY_PORT: '0' }
const running = new Set<ChildProcess>()
let dataDir: string

test.beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'start-'))
})
test.afterEach(async () => {
  for (const child of running) child.kill('SIGKILL')
  await rm(dataDir, { recursive: true })
})

/** Runs a script of the demo. `output` returns what it has printed so far; `ended` its exit code. */
function run(script: string) {
  const env = { ...process.env, ...FREE_PORTS, DATA_DIR: dataDir, DATABASE_URL: '' }
  const child = spawn(process.execPath, [script], { cwd: repository, env, stdio: ['ignore', 'pipe', 'pipe'] })
  running.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = once(child, 'close').then(([code]) => {
    running.delete(child)
    return code as number | null
  })
  return { child, ended, output: () => output }
}

test('npm start prints five addresses that answer, the form names a way to pay that is down, and reset empties the data', async ({
  page,
  request,
}) => {
  const start = run('demo/start.ts')
  await expect.poll(start.output, { timeout: 400_000 }).toContain('Ctrl-C ends it')
  const welcome = start.output().slice(start.output().indexOf('Donate widget'))
  expect(welcome).toMatch(/asha@example\.org .*ravi@example\.org/)
  const addresses = welcome.match(/http:\S+/g) ?? []
  expect(new Set(addresses.map((address) => new URL(address).port)).size).toBe(5)
  for (const address of addresses) expect([address, (await request.get(address)).status()]).toEqual([address, 200])

  // These servers belong to this test: for all others, no way to pay may be down.
  await page.goto(addresses.find((address) => address.endsWith('/sandbox')) ?? '')
  await page.getByRole('button', { name: 'UPI is down' }).click()
  await page.goto(`${/Trust's site +(\S+)/.exec(welcome)?.[1]}/donate?project=4`)
  await expect(page.getByRole('dialog').getByText('Down right now: UPI. Please pay another way.')).toBeVisible()

  const early = run('demo/reset.ts')
  expect([await early.ended, early.output()]).toEqual([1, expect.stringContaining(`${dataDir} is in use`)])

  start.child.kill('SIGINT')
  expect(await start.ended).toBe(0)
  expect(await readdir(dataDir)).toContain('db')
  expect(await run('demo/reset.ts').ended).toBe(0)
  expect(await readdir(dataDir)).toEqual([])
})
