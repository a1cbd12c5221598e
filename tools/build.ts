/** `npm run build`: builds what is missing or stale. */
import { buildParts } from './build/buildParts.ts'

try {
  const built = await buildParts({ say: (line) => console.log(line) })
  if (built.length === 0) console.log('dist/ is up to date')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
