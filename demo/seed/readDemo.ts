import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type * as z from 'zod/mini'
import { readFacts } from '../../api/content/import/readFacts.ts'
import { emptyReport, type Report, type Source } from '../../api/content/import/report.ts'
import { accountFacts, offlineFacts, pastFacts } from '../../api/content/import/schemas/demo.ts'
import { partnerFacts } from '../../api/content/import/schemas/lists.ts'

/** What only a demo has: accounts with a public password, the history of one of them, offline donations, and invented partners. */
export interface DemoContent {
  accounts: z.output<typeof accountFacts>
  past: z.output<typeof pastFacts>
  offline: z.output<typeof offlineFacts>
  partners: z.output<typeof partnerFacts>
}

/** The demo's part of a content folder. Null if there is none, as in a trust's own folder, and if the report has problems. */
export function readDemo(directory: string): { demo: DemoContent | null; report: Report } {
  const source: Source = { directory, report: emptyReport() }
  if (!existsSync(join(directory, 'accounts'))) return { demo: null, report: source.report }
  const accounts = readFacts(source, 'accounts/accounts.json', accountFacts)
  const past = readFacts(source, 'accounts/past.json', pastFacts)
  const offline = readFacts(source, 'accounts/offline.json', offlineFacts)
  const partners = readFacts(source, 'partners/partners.json', partnerFacts)
  return {
    demo: accounts && past && offline && partners && { accounts, past, offline, partners },
    report: source.report,
  }
}
