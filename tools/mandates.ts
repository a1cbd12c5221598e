/** `npm run mandates -- draw` writes the table of a mandate's states, as a diagram, into its decision. A test compares both. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drawMandateStates } from '../api/mandates/mandateRules.ts'
import { repository } from '../demo/stack/places.ts'

if (process.argv[2] !== 'draw') {
  console.error('Usage: npm run mandates -- draw')
  process.exit(2)
}
const path = join(repository, 'docs/decisions/087-monthly-donations.md')
const page = await readFile(path, 'utf8')
await writeFile(
  path,
  page.replace(/```mermaid\n[^`]*\n```/, () => `\`\`\`mermaid\n${drawMandateStates()}\n\`\`\``),
)
console.log(`The states are drawn in ${path}`)
