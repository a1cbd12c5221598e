import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type * as z from 'zod/mini'
import { readFacts } from '../../api/content/import/readFacts.ts'
import type { Report, Source } from '../../api/content/import/report.ts'
import { accountFacts, partnerFacts, pastFacts } from '../../api/content/import/schemas/lists.ts'

/** What only a demo has: accounts with a public password, the history of one of them, and invented partners. */
export interface DemoContent {
  accounts: z.output<typeof accountFacts>
  past: z.output<typeof pastFacts>
  partners: z.output<typeof partnerFacts>
}

/** The demo's part of a content folder. Null if there is none, as in a trust's own folder, and if the report has problems. */
export function readDemo(directory: string): { demo: DemoContent | null; report: Report } {
  const source: Source = { directory, report: { problems: [], notes: [] } }
  if (!existsSync(join(directory, 'accounts'))) return { demo: null, report: source.report }
  const accounts = readFacts(source, 'accounts/accounts.json', accountFacts)
  const past = readFacts(source, 'accounts/past.json', pastFacts)
  const partners = readFacts(source, 'partners/partners.json', partnerFacts)
  return { demo: accounts && past && partners && { accounts, past, partners }, report: source.report }
}
