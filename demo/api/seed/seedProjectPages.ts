import type { Dependencies } from '../dependencies.ts'
import { columns } from './columns.ts'
import type { SeedProjectPage } from './content/types.ts'

/** What the projects' pages tell; of projects that the database does not have, nothing. */
export async function seedProjectPages(db: Dependencies['db'], pages: readonly SeedProjectPage[]): Promise<void> {
  const known = new Set((await db.selectFrom('projects').select('id').execute()).map((row) => row.id))
  for (const page of pages.filter((one) => known.has(one.projectId))) {
    await seedPage(db, page)
    await seedParts(db, page)
    await seedRelated(
      db,
      page.projectId,
      page.related.filter((id) => known.has(id)),
    )
  }
}

async function seedPage(db: Dependencies['db'], page: SeedProjectPage): Promise<void> {
  const row = {
    project_id: page.projectId,
    ...columns('summary', page.summary),
    ...columns('alt', page.pictureAlt),
    ...columns('story', page.story),
    goal: page.goal ?? null,
    opening_raised: page.opening.raised,
    opening_donors: page.opening.donors,
    featured: page.featured ?? false,
  }
  await db.insertInto('project_pages').values(row).execute()
}

async function seedParts(db: Dependencies['db'], page: SeedProjectPage): Promise<void> {
  const project_id = page.projectId
  const pictures = page.gallery.map(({ name, alt }, index) => ({
    project_id,
    position: index + 1,
    picture: name,
    ...columns('alt', alt),
  }))
  if (pictures.length > 0) await db.insertInto('project_pictures').values(pictures).execute()
  const effects = page.gives.map(({ amount, text }) => ({ project_id, amount, ...columns('text', text) }))
  if (effects.length > 0) await db.insertInto('gift_effects').values(effects).execute()
  const roles = page.volunteer.map(({ title, text }, index) => ({
    id: project_id * 10 + index + 1,
    project_id,
    ...columns('title', title),
    ...columns('text', text),
  }))
  if (roles.length > 0) await db.insertInto('volunteer_roles').values(roles).execute()
}

async function seedRelated(db: Dependencies['db'], project_id: number, related: readonly number[]): Promise<void> {
  const rows = related.map((related_id, index) => ({ project_id, related_id, position: index + 1 }))
  if (rows.length > 0) await db.insertInto('related_projects').values(rows).execute()
}
