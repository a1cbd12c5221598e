import type { Insertable } from 'kysely'
import { hashPassword } from '../accounts/password.ts'
import { insertUser } from '../accounts/users.ts'
import type { Dependencies } from '../dependencies.ts'
import { columns } from './columns.ts'
import type { ItemTable, PurposeTable, SuggestionTable } from '../storage/tables.ts'
import { seedContact } from './contact.ts'
import { content } from './content.ts'
import { seedContent } from './seedContent.ts'
import { seedProjects } from './projects.ts'
import type { SeedProject } from './seedProject.ts'
import { registerPartners } from '../partners/registerPartners.ts'
import { seedPartners } from './partners.ts'
import { demoPassword, demoUsers } from './users.ts'

/**
 * Puts the demo's projects, contact details, accounts and texts into an empty database. What holds a project or a page is never touched again: a trust
 * that runs this API keeps its own texts and prices, and an account with a public password that was removed stays removed.
 */
export async function seed(db: Dependencies['db'], now: () => Date): Promise<void> {
  await seedGiving(db, now)
  await seedContent(db, content)
}

async function seedGiving(db: Dependencies['db'], now: () => Date): Promise<void> {
  if (await db.selectFrom('projects').select('id').limit(1).executeTakeFirst()) return
  await db.transaction().execute(async (trx) => {
    for (const project of seedProjects) await seedProject(trx, project)
    for (const language of ['en', 'hi'] as const) {
      const body = JSON.stringify(seedContact(language))
      await trx
        .insertInto('contacts')
        .values({ language, body })
        .onConflict((conflict) => conflict.column('language').doUpdateSet({ body }))
        .execute()
    }
  })
  for (const user of demoUsers) await seedUser(db, now, user)
  await registerPartners(db, now, seedPartners)
}

async function seedUser(db: Dependencies['db'], now: () => Date, user: (typeof demoUsers)[number]): Promise<void> {
  const known = await db.selectFrom('users').select('id').where('email', '=', user.email).executeTakeFirst()
  if (known) return
  await insertUser({ db, now }, { ...user, passwordHash: await hashPassword(demoPassword) })
}

async function seedProject(db: Dependencies['db'], project: SeedProject): Promise<void> {
  const { id, slug } = project
  const row = {
    slug,
    donation_type: project.donationType,
    base_amount: project.baseAmount ?? null,
    title_en: project.title.en,
    title_hi: project.title.hi,
    description_en: project.description.en,
    description_hi: project.description.hi,
  }
  await db
    .insertInto('projects')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
  await seedPurposes(db, project)
  await seedItems(db, project)
  await seedSuggestions(db, project)
}

/** Purposes for which the project's page promises to write a name. */
const namedPurposes: ReadonlySet<string> = new Set(['In memory of a loved one', 'Birthday or anniversary'])

async function seedPurposes(db: Dependencies['db'], { id, purposes }: SeedProject): Promise<void> {
  for (const [index, title] of purposes.entries()) {
    const row: Omit<Insertable<PurposeTable>, 'id'> = {
      project_id: id,
      title_en: title.en,
      title_hi: title.hi,
      asks_name: namedPurposes.has(title.en),
    }
    await db
      .insertInto('purposes')
      .values({ id: id * 10 + index + 1, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute()
  }
}

async function seedItems(db: Dependencies['db'], { id, items = [] }: SeedProject): Promise<void> {
  for (const [index, { slug, price, title, unit }] of items.entries()) {
    const row: Omit<Insertable<ItemTable>, 'id'> = {
      project_id: id,
      slug,
      price,
      // One of the first and none of the rest: a donor who opens the list has not yet asked for a feast.
      default_quantity: index === 0 ? 1 : 0,
      title_en: title.en,
      title_hi: title.hi,
      ...columns('unit', unit),
    }
    await db
      .insertInto('items')
      .values({ id: id * 10 + index + 1, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute()
  }
}

async function seedSuggestions(db: Dependencies['db'], { id, suggestions = [] }: SeedProject): Promise<void> {
  for (const { amount, label } of suggestions) {
    const row: Insertable<SuggestionTable> = { project_id: id, amount, label_en: label.en, label_hi: label.hi }
    await db
      .insertInto('suggestions')
      .values(row)
      .onConflict((conflict) => conflict.columns(['project_id', 'amount']).doUpdateSet(row))
      .execute()
  }
}
