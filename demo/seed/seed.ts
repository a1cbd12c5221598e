import { hashPassword } from '../../api/accounts/password/password.ts'
import { insertUser } from '../../api/accounts/users.ts'
import type { Content } from '../../api/content/import/content.ts'
import { importContent } from '../../api/content/import/importContent.ts'
import { readContent } from '../../api/content/import/readContent.ts'
import { declareDonor } from './declareDonor.ts'
import { type DemoContent, readDemo } from './readDemo.ts'
import type { Dependencies } from '../../api/dependencies.ts'
import { registerPartners } from '../../api/partners/registerPartners.ts'

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
export async function seed(db: Dependencies['db'], now: () => Date, read: () => Seed): Promise<Seed | null> {
  if (await db.selectFrom('projects').select('id').limit(1).executeTakeFirst()) return null
  const { content, demo } = read()
  await importContent(db, content)
  if (demo) await seedDemo(db, now, demo)
  return { content, demo }
}

async function seedDemo(db: Dependencies['db'], now: () => Date, { accounts, partners }: DemoContent): Promise<void> {
  for (const account of accounts.accounts) {
    const known = await db.selectFrom('users').select('id').where('email', '=', account.email).executeTakeFirst()
    if (known) continue
    const { email, fullName, contactNo, role } = account
    const passwordHash = await hashPassword(accounts.password)
    const person = {
      email,
      fullName,
      contactNo,
      passwordHash,
      emailProven: true,
      demo: true,
      ...(role ? { role } : {}),
    }
    const user = await insertUser({ db, now }, person)
    if (user) await declareDonor(db, now, user.id)
  }
  await registerPartners(db, now, partners)
}
