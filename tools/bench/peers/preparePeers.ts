/** Installs and builds the peers under `.data/peers`, outside the project's dependencies. */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { dataDir } from '../../../demo/stack/places.ts'
import { run } from '../../check/runCommand.ts'
import { hostPage } from '../hostPages.ts'
import { type Peer, peers } from './peers.ts'

export interface PeerPages {
  /** Peers whose page is built. */
  ready: Peer[]
  left: Array<{ name: string; why: string }>
}

export const peerFolder = (slug: string): string => join(dataDir, 'peers', slug)

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
