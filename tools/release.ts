/**
 * `npm run release`: keeps the current build of the version in package.json forever, dates it in CHANGELOG.md, and packs the archive for servers. Commit its
 * changes, and tag the commit. `npm run release -- archive` only packs.
 */
import { execFileSync } from 'node:child_process'
import { buildParts } from './build/buildParts.ts'
import { currentRelease, keepRelease } from './build/keepRelease.ts'
import { archiveName, packArchive } from './build/packArchive.ts'

const { version } = currentRelease
try {
  const onlyArchive = process.argv[2] === 'archive'
  await buildParts({ parts: ['widget', 'site'], say: (line) => console.log(line) })
  if (!onlyArchive) keepRelease(currentRelease, new Date().toISOString().slice(0, 10))
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()
  const commit = git('describe', '--always', '--dirty', '--exclude', '*')
  const tags = git('tag', '--points-at', 'HEAD').split('\n')
  console.log(await packArchive(onlyArchive ? archiveName(version, commit, tags) : version))
  if (!onlyArchive)
    console.log(`${version} is released. Commit the changes, then: git tag --annotate v${version} --message ${version}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
