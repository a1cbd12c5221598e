/**
 * `npm run bench`: how fast the site's pages are (Lighthouse) and the dialog opens, a comparison of our widget with public ones, and a donor's presses. `--runs=3` and
 * `--without-peers` make a quick run. `node tools/budgets.ts` prints bytes.
 */
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { listen } from '../../demo/stack/listen.ts'
import { startStack } from '../../demo/stack/startStack.ts'
import { buildParts } from '../build/buildParts.ts'
import { launchChromium } from '../check/launchChromium.ts'
import { createHostPages } from './hostPages.ts'
import { lighthouseReport, measureLighthouse } from './lighthouse.ts'
import { busyNote, measureOpenings, openingsReport } from './opening.ts'
import { comparePeers, peersReport } from './peers/compare.ts'
import { preparePeers } from './peers/peers.ts'

const say = (line: string): void => console.error(line)
const { values: options } = parseArgs({
  options: { runs: { type: 'string', default: '9' }, 'without-peers': { type: 'boolean' } },
})
const rounds = Number(options.runs)
const peerRounds = Math.min(rounds, 5)
const lighthouseRuns = Math.min(rounds, 3)

await buildParts({ say })
console.log(lighthouseReport(await measureLighthouse(lighthouseRuns, say), lighthouseRuns))

const peers = options['without-peers'] ? null : await preparePeers(say)
// Servers in memory, on free ports. The host page is served from 127.0.0.1, so it is foreign to the site.
const stack = await startStack()
const host = await listen(createHostPages(stack).fetch)
const browser = await launchChromium(say)
try {
  const openings = await measureOpenings(browser, { hostRoot: host.url, siteRoot: stack.siteRoot }, rounds, say)
  console.log(openingsReport(openings))
  if (peers) console.log(peersReport(await comparePeers(browser, host.url, peers, peerRounds, say), peerRounds))
  console.log(busyNote(openings))
} finally {
  await browser.close()
  await host.close()
  await stack.close()
}
// The test counts what the browser delivers; each of its lines names presses and typed fields, and fails if they differ.
const presses = ['test', 'presses.spec.ts', '--config', 'e2e/playwright.config.ts', '--project', 'whole flow']
const { status } = spawnSync('playwright', [...presses, '--reporter', 'list'], { stdio: 'inherit' })
process.exitCode = status ?? 1
