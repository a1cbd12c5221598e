/** `npm run release`: keeps the current build of the version in package.json forever, and dates it in CHANGELOG.md. Commit its changes. */
import { buildParts } from './build/buildParts.ts'
import { currentRelease, keepRelease } from './build/keepRelease.ts'

try {
  await buildParts({ parts: ['widget'], say: (line) => console.log(line) })
  keepRelease(currentRelease, new Date().toISOString().slice(0, 10))
  console.log(`${currentRelease.version} is released`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
