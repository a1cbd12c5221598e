/** `npm run bench`: how fast the dialog opens, beside public widgets, and a donor's presses (docs/bench.md). `--runs=3` and `--without-peers` make a quick run. */
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { listen } from '../../demo/stack/listen.ts'
import { openMemory } from '../../api/testing/memoryDatabase.ts'
import { startStack } from '../../demo/stack/startStack.ts'
import { buildParts } from '../build/buildParts.ts'
import { ensureProgram } from '../check/findProgram.ts'
import { createHostPages, ourScenarios } from './opening.ts'
import { preparePeers } from './peers.ts'
import { medians } from './table.ts'
import { measureVisits, visitsReport } from './visit.ts'

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
