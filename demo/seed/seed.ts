import { hashPassword } from '../../api/accounts/password.ts'
import { insertUser } from '../../api/accounts/users.ts'
import { type Content, partnerFacts } from '../../api/content/import/content.ts'
import { importContent } from '../../api/content/import/importContent.ts'
import { readContent } from '../../api/content/import/readContent.ts'
import { registerPartners } from '../../api/partners/partners.ts'
import { readRules } from '../../api/content/readRules.ts'
import { keepWording, noticeIn, questionIn } from '../../api/donors/privacy/declaration.ts'
import { fallbackLanguage as language } from '../../shared/languages.ts'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readFacts } from '../../api/content/import/readFiles.ts'
import { emptyReport, type Source } from '../../api/content/import/report.ts'
import { accountFacts, offlineFacts, pastFacts } from '../../api/content/import/demo.ts'
import type { Database } from '../../api/storage/database.ts'

/** The content of a new database. */
export interface Seed {
  content: Content
  demo: DemoContent | null
}

/**
 * Reads a folder of content.
 * @throws Error that lists its problems.
 */
export function readSeed(directory: string): Seed {
  const { content, report } = readContent(directory)
  const { demo, report: demoReport } = readDemo(directory)
  const problems = [...report.problems, ...demoReport.problems]
  if (!content || problems.length > 0) throw new Error(`The content cannot be used:\n${problems.join('\n')}`)
  return { content, demo }
}

/**
 * Fills an empty database with content and demo accounts, and answers them; null for a database that holds a project. Such a database never changes: a trust
 * keeps its own texts and prices, and a removed account with a public password stays removed.
 */
export async function seed(db: Database, now: () => Date, read: () => Seed): Promise<Seed | null> {
  if (await db.selectFrom('projects').select('id').limit(1).executeTakeFirst()) return null
  const { content, demo } = read()
  await importContent(db, content)
  if (demo) await seedDemo(db, now, demo)
  return { content, demo }
}

async function seedDemo(db: Database, now: () => Date, { accounts, partners }: DemoContent): Promise<void> {
  for (const account of accounts.accounts) {
    const known = await db.selectFrom('users').select('id').where('email', '=', account.email).executeTakeFirst()
    if (known) continue
    const { email, fullName, contactNo, role } = account
    const user = await insertUser(
      { db, now },
      {
        email,
        full_name: fullName,
        contact_no: contactNo,
        password_hash: await hashPassword(accounts.password),
        email_proven_at: now(),
        demo: true,
        role: role ?? null,
      },
    )
    if (user) await declareDonor(db, now, user.id)
  }
  await registerPartners(db, now, partners)
}

/** A demo account has seen the notice and answered the question about citizenship, so that it can donate at once. */
async function declareDonor(db: Database, now: () => Date, userId: number): Promise<void> {
  const rules = await readRules(db)
  const [question, notice] = [questionIn(rules, now(), language), noticeIn(rules, now(), language)]
  const keep = (kind: 'notice' | 'declaration', shown: { version: string }) =>
    keepWording({ db, now }, { kind, version: shown.version, language, body: JSON.stringify(shown) })
  if (question) {
    const wording_id = await keep('declaration', question)
    await db.insertInto('declarations').values({ user_id: userId, answer: 'citizen', wording_id, at: now() }).execute()
  }
  if (notice) {
    const wording_id = await keep('notice', notice)
    await db.insertInto('notices_seen').values({ user_id: userId, wording_id, at: now() }).execute()
  }
}

/** What only a demo has: accounts with a public password, the history of one of them, offline donations, and invented partners. */
type DemoContent = NonNullable<ReturnType<typeof readDemo>['demo']>

/** The demo's part of a content folder. Null if there is none, as in a trust's own folder, and if the report has problems. */
function readDemo(directory: string) {
  const source: Source = { directory, report: emptyReport() }
  if (!existsSync(join(directory, 'demo-only'))) return { demo: null, report: source.report }
  const accounts = readFacts(source, 'demo-only/accounts.json', accountFacts)
  const past = readFacts(source, 'demo-only/past.json', pastFacts)
  const offline = readFacts(source, 'demo-only/offline.json', offlineFacts)
  const partners = readFacts(source, 'demo-only/partners.json', partnerFacts)
  return {
    demo: accounts && past && offline && partners ? { accounts, past, offline, partners } : null,
    report: source.report,
  }
}
