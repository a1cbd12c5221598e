/**
 * `npm run release`: keeps the current build of the version in package.json forever, dates it in CHANGELOG.md, and packs the archive for servers. Commit its
 * changes, and tag the commit. `npm run release -- archive` only packs: for a commit that is no release.
 */
import { execFileSync } from 'node:child_process'
import { buildParts } from './build/buildParts.ts'
import { currentRelease, keepRelease } from './build/keepRelease.ts'
import { packArchive } from './build/packArchive.ts'

const { version } = currentRelease
try {
  const onlyArchive = process.argv[2] === 'archive'
  await buildParts({ parts: ['widget', 'site'], say: (line) => console.log(line) })
  if (!onlyArchive) keepRelease(currentRelease, new Date().toISOString().slice(0, 10))
  const commit = execFileSync('git', ['describe', '--always', '--dirty', '--exclude', '*'], { encoding: 'utf8' }).trim()
  console.log(await packArchive(onlyArchive ? `${version}-${commit}` : version))
  if (!onlyArchive) console.log(`${version} is released. Commit the changes, then: git tag v${version}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
