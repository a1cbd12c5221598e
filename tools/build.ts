/** `npm run build`: builds what is missing or stale; `npm run build -- --force` builds everything. */
import { buildParts } from './build/buildParts.ts'

try {
  const built = await buildParts({ force: process.argv.includes('--force'), say: (line) => console.log(line) })
  if (built.length === 0) console.log('dist/ is up to date')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
