/** The whole comparison: installs and builds the peers, and measures them beside our widget. */
import type { Browser } from '@playwright/test'
import { buildPeerPage } from './buildPeerPage.ts'
import { candidateOf, floor, ours } from './candidate.ts'
import type { Figures } from './comparison.ts'
import { installPeers } from './installPeers.ts'
import { figuresOf, measurePeers, type PeerRuns } from './measurePeers.ts'
import type { Peer } from './peer.ts'
import { peers } from './peers.ts'

export interface PeerPages {
  /** Peers whose page is built. */
  ready: Peer[]
  /** Folders of the finished pages, by slug. */
  folders: Map<string, string>
  left: Array<{ name: string; why: string }>
}

/** Installs and builds the peers. It names those that fail, and continues with the rest. */
export async function preparePeers(say: (line: string) => void): Promise<PeerPages> {
  const { present, absent } = await installPeers(peers, say)
  const pages: PeerPages = {
    ready: [],
    folders: new Map(),
    left: absent.map(({ peer, why }) => ({ name: peer.name, why })),
  }
  for (const peer of present) {
    try {
      pages.folders.set(peer.slug, await buildPeerPage(peer))
      pages.ready.push(peer)
    } catch (error) {
      pages.left.push({ name: peer.name, why: `its page could not be built: ${String(error).split('\n')[0]}` })
    }
  }
  return pages
}

export interface Comparison {
  figures: Figures[]
  left: PeerPages['left']
  runs: PeerRuns
}

/** @param hostRoot address that serves the bench's own pages and, under `/peers/`, those of `pages` */
export async function comparePeers(
  browser: Browser,
  hostRoot: string,
  pages: PeerPages,
  rounds: number,
  say: (line: string) => void,
): Promise<Comparison> {
  const all = [ours(hostRoot), floor(hostRoot), ...pages.ready.map((peer) => candidateOf(peer, hostRoot))]
  const runs = await measurePeers(browser, all, rounds, say)
  const own = runs.failed.find(({ name }) => all.slice(0, 2).some((one) => one.name === name))
  if (own) throw new Error(`Nothing to compare with: ${own.name} was not measured (${own.why})`)
  return { figures: figuresOf(runs), left: [...pages.left, ...runs.failed], runs }
}
