import { type Contact, contactSchema } from '../../shared/contract/content/contact.ts'
import { type TrustNames, trustNameVariables } from '../../shared/configuration/commonVariables.ts'
import { type Language, languages } from '../../shared/languages.ts'
import { parseSender } from '../mail/addresses.ts'
import { readRules } from './readRules.ts'
import type { Database } from '../storage/database.ts'

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

/** What one name of the trust is compared with: the names of the two programs, and the sender of mails. */
export type ShownNames = TrustNames & { readonly MAIL_FROM?: string | undefined }

/** The names that the site, the receipts and the mails show, if they differ. One line each. */
export function differentNames(contacts: Readonly<Partial<Record<Language, Contact>>>, names: ShownNames): string[] {
  const sender = parseSender(names.MAIL_FROM ?? '').name
  const wanted = [
    ...languages.map((language) => {
      const where = trustNameVariables[language]
      return { where, name: names[where] ?? names.TRUST_NAME, content: [contacts[language]?.companyName] }
    }),
    { where: 'MAIL_FROM', name: sender, content: languages.map((language) => contacts[language]?.companyName) },
  ]
  return wanted
    .filter(({ name, content }) => name !== '' && content.some(Boolean) && !content.includes(name))
    .map(({ where, name, content }) => `companyName: ${content.filter(Boolean).join(', ')}; ${where}: ${name}`)
}

/**
 * Refuses content that production may not show. The program of a trust asks at its start. The import asks before it keeps what it has written, so it never
 * stops the next start. A database without content passes: it is not ready yet.
 * @throws Error that lists what is wrong
 */
export async function refuseInProduction(db: Database, names: ShownNames): Promise<void> {
  const samples = await db.selectFrom('sample_content').select('place').orderBy('place').execute()
  const rows = await db.selectFrom('contacts').selectAll().execute()
  const contacts = Object.fromEntries(
    rows.map(({ language, body }) => [language, contactSchema.parse(JSON.parse(body))]),
  )
  const placeholders = Object.values(contacts).flatMap(placeholdersOf)
  for (const rule of await readRules(db))
    if (rule.key === 'receipt.trustPan' && placeholder.test(rule.value))
      placeholders.push(`receipt.trustPan: ${rule.value}`)
  const problems = [
    ...explain(
      'The sample content is still there. Write your own, and remove the line "sample: true":',
      samples.map(({ place }) => place),
    ),
    ...explain(
      'These numbers are placeholders. Write your own, for example "value: AABTK4821EF20214" for 80G:',
      placeholders,
    ),
    ...explain(
      'The trust has different names. Use one name in contact.en.yaml, contact.hi.yaml and the environment:',
      differentNames(contacts, names),
    ),
  ]
  if (problems.length > 0)
    throw new Error(
      `Production is refused, because of the content.\n${problems.join('\n')}\nThen import it: npm run content -- import DIR`,
    )
}

const explain = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [title, ...new Set(lines.map((line) => `  ${line}`))]
