/** All peers of the comparison: public widgets, each as its documentation puts it on a page (`pages`). */
import { z } from 'zod'
import list from './peers.json' with { type: 'json' }
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { dataDir } from '../../../demo/stack/places.ts'
import { run } from '../../check/runCommand.ts'
import { hostPage } from '../hostPages.ts'

const peerSchema = z.strictObject({
  name: z.string(),
  /** Part of its page's address, and the name of its page's file. */
  slug: z.string(),
  /** npm packages with their exact versions: installed for the bench, no dependency of the project. */
  packages: z.record(z.string(), z.string()),
  /** Files that a page owner hosts unchanged: address below the page, path in node_modules. */
  files: z.record(z.string(), z.string()).default({}),
  /** Selectors of the opener, of the opened shell, and of the first usable control: see `Watched`. */
  opener: z.string(),
  openedWhen: z.string(),
  /** Absent: the peer opens a frame from its makers' server, and the bench measures only the shell around it. */
  usableWhen: z.string().optional(),
  /** Answers instead of its makers' servers, by a part of the address. Other addresses have no connection. */
  answers: z.record(z.string(), z.json()).default({}),
})
export type Peer = z.infer<typeof peerSchema>

export const peers: readonly Peer[] = z.array(peerSchema).parse(list)

export interface PeerPages {
  /** Peers whose page is built. */
  ready: Peer[]
  left: Array<{ name: string; why: string }>
}

const peerFolder = (slug: string): string => join(dataDir, 'peers', slug)

/** Names the peers that cannot be installed or built, and continues with the rest. */
export async function preparePeers(say: (line: string) => void): Promise<PeerPages> {
  const pages: PeerPages = { ready: [], left: [] }
  for (const peer of peers) {
    try {
      say(`preparing ${peer.name}`)
      await install(peer)
      await buildPage(peer)
      pages.ready.push(peer)
    } catch (error) {
      pages.left.push({ name: peer.name, why: String(error).split('\n')[0] ?? '' })
    }
  }
  return pages
}

/** npm installs what is missing or has another version, without scripts. */
async function install({ slug, packages }: Peer): Promise<void> {
  const root = peerFolder(slug)
  await mkdir(root, { recursive: true })
  await writeFile(join(root, 'package.json'), JSON.stringify({ private: true, dependencies: packages }))
  const flags = ['--ignore-scripts', '--no-package-lock', '--no-audit', '--no-fund']
  const { code, output } = await run('npm', ['install', '--prefix', root, ...flags])
  if (code !== 0) throw new Error(`npm did not install it: ${output.trim().split('\n').at(-1)}`)
}

/** The page as its owner ships it: the page's own module bundled with its imports, for production. */
async function buildPage({ slug, files }: Peer): Promise<void> {
  const root = peerFolder(slug)
  const body = await readFile(join(import.meta.dirname, 'pages', `${slug}.html`), 'utf8')
  await writeFile(join(root, 'index.html'), hostPage('', body))
  await mkdir(join(root, 'public'), { recursive: true })
  for (const [address, path] of Object.entries(files)) {
    await copyFile(join(root, 'node_modules', path), join(root, 'public', address))
  }
  await build({
    root,
    base: './',
    configFile: false,
    // Hosts the page owner's scripts unchanged; Vite would print a warning for each.
    logLevel: 'silent',
    build: { target: 'es2022', emptyOutDir: true, modulePreload: { polyfill: false }, reportCompressedSize: false },
  })
}
