/**
 * `npm run bench`: weight and speed of widget and site, and a comparison of our widget with public ones. `--json` also writes every run to
 * `.data/bench.json`; `--runs=3` and `--without-peers` make a quick run. Limits in ms apply to the measured figures. Machines differ, so the bench also
 * estimates each figure for the machine on which the limits were set. It compares the time that both machines take for the same work of the browser.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { listen } from '../../demo/stack/listen.ts'
import { dataDir, distDir } from '../../demo/stack/places.ts'
import { startStack } from '../../demo/stack/startStack.ts'
import { buildParts } from '../build/buildParts.ts'
import { launchChromium } from '../check/programs/launchChromium.ts'
import { createHostPages } from './hostPages.ts'
import { startManyProjects } from './manyProjects.ts'
import { measureAll } from './measure/measureAll.ts'
import { measureBytes } from './measure/measureBytes.ts'
import { lighthouseReport, measureLighthouse } from './measure/measureLighthouse.ts'
import { measurePresses, pressesReport } from './measure/measurePresses.ts'
import { comparePeers } from './peers/comparePeers.ts'
import { peersReport } from './peers/peersReport.ts'
import { preparePeers } from './peers/preparePeers.ts'
import { busyNote, bytesReport, runsReport, verdictsReport } from './report.ts'
import { roundsOfPeers, runsOfEach } from './settings.ts'
import { verdictsOn } from './verdicts.ts'

const say = (line: string): void => console.error(line)

const { values: told } = parseArgs({
  options: {
    runs: { type: 'string', default: String(runsOfEach) },
    'without-peers': { type: 'boolean' },
    json: { type: 'boolean' },
  },
})
const rounds = Number(told.runs)
const peerRounds = Math.min(rounds, roundsOfPeers)

/** With its own servers, in memory and on free ports. The host page is served from 127.0.0.1, so it is foreign to the site. */
async function measureInBrowser() {
  const peers = told['without-peers'] ? null : await preparePeers(say)
  const stack = await startStack()
  const host = await listen(createHostPages(stack).fetch)
  const many = await startManyProjects()
  const browser = await launchChromium(say)
  try {
    const presses = pressesReport(await measurePresses(browser, stack))
    const roots = { hostRoot: host.url, siteRoot: stack.siteRoot, manyRoot: many.url }
    const runs = await measureAll(browser, roots, rounds, say)
    const comparison = peers && (await comparePeers(browser, host.url, peers, peerRounds, say))
    return { runs, comparison, presses }
  } finally {
    await browser.close()
    await host.close()
    await many.close()
    await stack.close()
  }
}

const begun = performance.now()
await buildParts({ say })
const bytes = await measureBytes(distDir)
console.log(bytesReport(bytes))
const lighthouseRuns = Math.min(rounds, 3)
const pages = await measureLighthouse(lighthouseRuns, say)
console.log(lighthouseReport(pages, lighthouseRuns))
const { runs, comparison, presses } = await measureInBrowser()
console.log(presses)
console.log(runsReport(runs))
if (comparison) console.log(peersReport(comparison.figures, comparison.left, peerRounds))
const verdicts = verdictsOn(runs)
console.log(verdictsReport(verdicts, runs))
console.log(busyNote(runs))
console.log(`${((performance.now() - begun) / 1000).toFixed(0)} s`)
if (told.json) {
  await mkdir(dataDir, { recursive: true })
  await writeFile(join(dataDir, 'bench.json'), JSON.stringify({ bytes, pages, verdicts, runs, comparison }, null, 2))
}
