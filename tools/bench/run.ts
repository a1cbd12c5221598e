/** `npm run bench`: how fast the dialog opens, beside public widgets, and a donor's presses (docs/bench.md). `--runs=3` and `--without-peers` make a quick run. */
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { serveStatic } from '@hono/node-server/serve-static'
import { chromium } from '@playwright/test'
import { Hono } from 'hono'
import { listen } from '../../demo/stack/listen.ts'
import { demoProject } from '../../api/testing/demoContent.ts'
import { openMemory } from '../../api/testing/memoryDatabase.ts'
import { startStack } from '../../demo/stack/startStack.ts'
import { buildParts } from '../build/buildParts.ts'
import { ensureProgram } from '../check/findProgram.ts'
import { builtPage, partnersPage, peersFolder, preparePeers } from './peers.ts'
import { medians } from './table.ts'
import { HOVER_MS, kbit400, measureVisits, type Scenario, slow4g, visitsReport } from './visit.ts'

/** One of each kind of public page. */
const sitePages = ['/home', '/projects', '/project-details/1', '/blog-details/1', '/contact']
const { id } = demoProject('medical-camp')
/** The quick start's button, with a link inside that works without the script, too. */
const button = `<donate-button project-id="${id}"><a href="/donate?project=${id}">Donate Now</a></donate-button>`
const bareDialog = `<div class="reserved"><button>Donate</button></div>
<dialog aria-labelledby="t"><h2 id="t">Make a Donation</h2><form><input aria-label="Amount"></form></dialog>
<script>document.querySelector('button').onclick = () => document.querySelector('dialog').showModal()</script>`

/** A handler for `/floor`, the browser's own dialog; `/pasted`, our button; `/links`, the same without our script; `/peers/`, other widgets' pages. */
function createHostPages({ siteRoot, apiRoot }: { siteRoot: string; apiRoot: string }): Hono {
  const tag = `<script async src="${siteRoot}/widget/v1/donate.js" data-api-root="${apiRoot}"></script>`
  const pages = new Hono()
  pages.use(async (context, next) => {
    await next()
    context.header('Cache-Control', 'no-store')
  })
  pages.get('/peers/*', serveStatic({ root: peersFolder, rewriteRequestPath: builtPage }))
  pages.get('/floor', (context) => context.html(partnersPage(bareDialog)))
  pages.get('/pasted', (context) => context.html(partnersPage(button, tag)))
  pages.get('/links', (context) => context.html(partnersPage(button)))
  return pages
}

const dialog = 'html > div >> dialog[open]'
const watched = { openedWhen: dialog, usableWhen: `${dialog} form :is(input, button)` }

/** The first is the floor. */
const ourScenarios = (hostRoot: string, siteRoot: string): Scenario[] => {
  const pressed = { watched, url: `${hostRoot}/pasted`, opener: 'donate-button a' }
  const opensItself = { watched, url: `${siteRoot}/donate?project=${id}` }
  const bare = { openedWhen: 'dialog[open]', usableWhen: 'dialog[open] input' }
  return [
    { name: 'floor: bare <dialog>', url: `${hostRoot}/floor`, opener: 'button', watched: bare },
    { ...pressed, name: 'cold, nothing fetched' },
    { ...pressed, name: 'after intent, all fetched', intent: 3_000, most: 120 },
    { ...pressed, name: `slow 4G, ${HOVER_MS} ms of hover`, intent: HOVER_MS, network: slow4g, most: 150 },
    { ...pressed, name: 'slow 4G, tap, nothing fetched', network: slow4g, most: 380 },
    { ...pressed, name: 'slow 4G, tap, 0.4 s of idle fetching', network: slow4g, idleFetch: true, most: 380 },
    { ...opensItself, name: '/donate?project=…, 400 kbit/s', network: kbit400, most: 6000 },
    { ...opensItself, name: '/donate?project=…, slow 4G', network: slow4g, most: 3000 },
    { name: 'host page without the tag', url: `${hostRoot}/links`, idleFetch: true },
    { name: 'host page with the tag', url: `${hostRoot}/pasted`, idleFetch: true },
    ...sitePages.map((path) => ({ name: `${path}, slow 4G`, url: siteRoot + path, network: slow4g, idleFetch: true })),
    // As the peers are measured.
    { ...pressed, name: 'ours, beside the peers', intent: HOVER_MS, idleFetch: true },
  ]
}

const say = (line: string): void => console.error(line)
const { values: options } = parseArgs({
  options: { runs: { type: 'string', default: '9' }, 'without-peers': { type: 'boolean' } },
})
/** Up to this time in ms of the bare dialog, no other program used the processor. */
const QUIET_FLOOR_MS = 30

await buildParts({ say })
// Servers in memory, on free ports. The host page is served from 127.0.0.1, so it is foreign to the site.
const stack = await startStack({ database: openMemory() })
const host = await listen(createHostPages(stack).fetch)
const executablePath = await ensureProgram('chromium', say)
const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) })
try {
  const peers = options['without-peers'] ? [] : await preparePeers(host.url, say)
  const scenarios = [...ourScenarios(host.url, stack.siteRoot), ...peers]
  const measured = await measureVisits(browser, scenarios, Number(options.runs), say)
  console.log(visitsReport('Opening: ours, then the peers', measured))
  const { shell } = medians(measured[0]?.visits ?? [])
  const isQuiet = shell <= QUIET_FLOOR_MS
  const others = 'on a quiet machine about 20: other programs were at work, and figures in ms are too high.'
  console.log(`The floor took ${shell.toFixed(0)} ms${isQuiet ? ': a quiet machine.' : `, ${others}`}`)
} finally {
  await browser.close()
  await host.close()
  await stack.close()
}
// The test counts what the browser delivers; each of its lines names presses and typed fields, and fails if they differ.
const presses = ['test', 'presses.spec.ts', '--config', 'e2e/playwright.config.ts', '--project', 'whole flow']
const { status } = spawnSync('playwright', [...presses, '--reporter', 'list'], { stdio: 'inherit' })
process.exitCode = status ?? 1
