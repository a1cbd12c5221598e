import { type Contact, contactSchema } from '../../shared/contract/content/contact.ts'
import type { Dependencies } from '../dependencies.ts'
import { readRules } from './readRules.ts'

/** Marks of invented details: those of the sample content, and what people write until they have their own. */
const placeholder =
  /invented|काल्पनिक|example|एग्ज़ाम्पल|placeholder|change.?me|A{5}0{4}A|CSR0{8}|^EXMP|x{4}|^0{6,}\d{0,3}$|^$/i

/**
 * Registration numbers, bank details and the UPI address that are placeholders. Donors rely on them for their tax and send money to them.
 * @returns `label: value` of each
 */
export function placeholdersOf({ offline }: Contact): string[] {
  if (!offline) return []
  const upi = offline.upi ? [{ label: 'UPI', value: offline.upi.vpa }] : []
  return [...offline.registrations, ...offline.bank, ...upi]
    .filter(({ value }) => placeholder.test(value.trim()))
    .map(({ label, value }) => `${label}: ${value}`)
}

/** @throws Error that lists the placeholders of the imported content. A database without content passes: it is not ready yet. */
export async function refusePlaceholders(db: Dependencies['db']): Promise<void> {
  const rows = await db.selectFrom('contacts').select('body').execute()
  const found = rows.flatMap(({ body }) => placeholdersOf(contactSchema.parse(JSON.parse(body))))
  for (const rule of await readRules(db))
    if (rule.key === 'receipt.trustPan' && placeholder.test(rule.value)) found.push(`receipt.trustPan: ${rule.value}`)
  if (found.length > 0) throw new Error(explainPlaceholders([...new Set(found)]))
}

export const explainPlaceholders = (found: readonly string[]): string =>
  `Production is refused, because the content has placeholders:\n${found.map((line) => `  ${line}`).join('\n')}\n` +
  'Write your own numbers into contact/ and rules/ of your content, for example "value: AABTK4821EF20214" for 80G, and import it: npm run content -- import DIR'
