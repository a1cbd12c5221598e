/** A peer's page as a page owner ships it: the page's own module bundled with its imports, for production. */
import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { hostPage } from '../hostPages.ts'
import { peersDir } from './installPeers.ts'
import type { Peer } from './peer.ts'

/** @returns the folder of the finished page */
export async function buildPeerPage({ slug, head = '', body, script, files = {} }: Peer): Promise<string> {
  const root = join(peersDir, 'pages', slug)
  await mkdir(join(root, 'public'), { recursive: true })
  const module = script === undefined ? '' : '<script type="module" src="./main.js"></script>'
  await writeFile(join(root, 'index.html'), hostPage(head, `${body}${module}`))
  await writeFile(join(root, 'main.js'), script ?? '')
  for (const [address, path] of Object.entries(files)) {
    await copyFile(join(peersDir, 'node_modules', path), join(root, 'public', address))
  }
  await build({
    root,
    base: './',
    configFile: false,
    // Hosts the page owner's scripts unchanged; Vite would print a warning for each.
    logLevel: 'silent',
    build: { target: 'es2022', emptyOutDir: true, modulePreload: { polyfill: false }, reportCompressedSize: false },
  })
  return join(root, 'dist')
}
