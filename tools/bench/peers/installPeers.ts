/** The peers' packages, under `.data/peers`, outside the project's dependencies. npm installs them once, without their scripts. */
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { run } from '../../check/runCommand.ts'
import { dataDir } from '../../../demo/stack/places.ts'
import type { Peer } from './peer.ts'

export const peersDir = join(dataDir, 'peers')
const installed = z.object({ version: z.string() })

/**
 * Installs packages that are missing or have another version.
 *
 * @returns the installed peers, and the reason for each other one
 */
export async function installPeers(
  peers: readonly Peer[],
  say: (line: string) => void,
): Promise<{ present: Peer[]; absent: Array<{ peer: Peer; why: string }> }> {
  await mkdir(peersDir, { recursive: true })
  let why = ''
  if (!(await Promise.all(peers.map(isThere))).every(Boolean)) {
    // All of them at once, because npm removes packages that are not named and in no package.json.
    const wanted = peers.flatMap(({ packages }) =>
      Object.entries(packages).map(([name, version]) => `${name}@${version}`),
    )
    say(`installing ${wanted.join(' ')}`)
    const flags = [
      '--prefix',
      peersDir,
      '--ignore-scripts',
      '--no-save',
      '--no-package-lock',
      '--no-audit',
      '--no-fund',
    ]
    const { code, output } = await run('npm', ['install', ...flags, ...wanted])
    if (code !== 0) why = output.trim().split('\n').at(-1) ?? `npm ended with ${code}`
  }
  const there = await Promise.all(peers.map(isThere))
  return {
    present: peers.filter((_, at) => there[at]),
    absent: peers.filter((_, at) => !there[at]).map((peer) => ({ peer, why: why || 'npm did not install it' })),
  }
}

async function isThere({ packages }: Peer): Promise<boolean> {
  const checks = Object.entries(packages).map(async ([name, version]) => {
    const text = await readFile(join(peersDir, 'node_modules', name, 'package.json'), 'utf8').catch(() => '{}')
    return installed.safeParse(JSON.parse(text)).data?.version === version
  })
  return (await Promise.all(checks)).every(Boolean)
}
