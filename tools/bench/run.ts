/**
 * `npm run bench`: weight and speed of widget and site, and a comparison of our widget with public ones. `--json` also writes every run to
 * `.data/bench.json`; `--runs=3` and `--without-peers` make a quick run. Limits in ms apply to the measured figures. Machines differ, so the bench also
 * estimates each figure for the machine on which the limits were set. It compares the time that both machines take for the same work of the browser.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { launchChromium } from '../check/programs/launchChromium.ts'
import { buildParts } from '../build/buildParts.ts'
import { listen } from '../../demo/stack/listen.ts'
import { dataDir, distDir } from '../../demo/stack/places.ts'
import { startStack } from '../../demo/stack/startStack.ts'
import { createManyProjectsSite } from './manyProjects.ts'
import { createHostPages } from './hostPages.ts'
import { measureAll, type Runs } from './measure/measureAll.ts'
import { lighthouseReport } from './lighthouseReport.ts'
import { measureBytes } from './measure/measureBytes.ts'
import { measureLighthouse } from './measure/measureLighthouse.ts'
import { measurePresses, pressesReport } from './measure/measurePresses.ts'
import {
  answersReport,
  arrivalsReport,
  manyProjectsReport,
  busyNote,
  buttonsReport,
  bytesReport,
  loadingsReport,
  machineReport,
  openingsReport,
  verdictsReport,
} from './report.ts'
import { type Comparison, comparePeers, preparePeers } from './peers/comparePeers.ts'
import { peersReport } from './peers/peersReport.ts'
import { roundsOfPeers, runsOfEach } from './settings.ts'
import { verdictsOn } from './verdicts.ts'

const say = (line: string): void => console.error(line)

/** With its own servers, in memory and on free ports. The host page is served from 127.0.0.1, so it is foreign to the site. */
async function measureInBrowser(): Promise<{ runs: Runs; comparison: Comparison | null; presses: string }> {
  const peers = withPeers ? await preparePeers(say) : null
  const stack = await startStack()
  const host = await listen(createHostPages(stack, peers?.folders), {
    port: 0,
    hostname: '127.0.0.1',
    variable: 'PORT',
  })
  const many = await listen(await createManyProjectsSite(() => many.url), {
    port: 0,
    hostname: '127.0.0.1',
    variable: 'PORT',
  })
  const browser = await launchChromium(say)
  try {
    const presses = pressesReport(await measurePresses(browser, stack))
    const runs = await measureAll(browser, host.url, stack.siteRoot, many.url, rounds, say)
    const comparison = peers && (await comparePeers(browser, host.url, peers, peerRounds, say))
    return { runs, comparison, presses }
  } finally {
    await browser.close()
    await host.close()
    await many.close()
    await stack.close()
  }
}

const rounds = Number(process.argv.find((one) => one.startsWith('--runs='))?.slice('--runs='.length)) || runsOfEach
const peerRounds = Math.min(rounds, roundsOfPeers)
const withPeers = !process.argv.includes('--without-peers')
const begun = performance.now()
await buildParts({ say })
const bytes = await measureBytes(distDir)
console.log(bytesReport(bytes))
const lighthouseRuns = Math.min(rounds, 3)
const pages = await measureLighthouse(lighthouseRuns, say)
console.log(lighthouseReport(pages, lighthouseRuns))
const { runs, comparison, presses } = await measureInBrowser()
console.log(presses)
const verdicts = verdictsOn(runs)
for (const report of [
  machineReport,
  openingsReport,
  arrivalsReport,
  manyProjectsReport,
  loadingsReport,
  buttonsReport,
  answersReport,
])
  console.log(report(runs))
if (comparison) console.log(peersReport(comparison.figures, comparison.left, peerRounds))
console.log(verdictsReport(verdicts, runs))
console.log(busyNote(runs))
console.log(`${((performance.now() - begun) / 1000).toFixed(0)} s`)
if (process.argv.includes('--json')) {
  await mkdir(dataDir, { recursive: true })
  await writeFile(join(dataDir, 'bench.json'), JSON.stringify({ bytes, pages, verdicts, runs, comparison }, null, 2))
}
