import type { Dependencies } from '../dependencies.ts'
import type { CompanionTable } from '../storage/contentTables.ts'
import { columns } from './columns.ts'
import type { SeedCompanion } from './content/types.ts'
import type { SeedContent } from './seedContentType.ts'

/** Trustees, quotes, awards, collaborators and supporters; their ids are their places, counted from 1. */
export async function seedPeople(db: Dependencies['db'], content: SeedContent): Promise<void> {
  const trustees = content.trustees.map(({ name, role, text, picture }, index) => ({
    id: index + 1,
    picture: picture.name,
    ...columns('alt', picture.alt),
    ...columns('name', name),
    ...columns('role', role),
    ...columns('text', text),
  }))
  if (trustees.length > 0) await db.insertInto('trustees').values(trustees).execute()
  const quotes = content.quotes.map(({ text, by }, index) => ({
    id: index + 1,
    ...columns('text', text),
    ...columns('by', by),
  }))
  if (quotes.length > 0) await db.insertInto('quotes').values(quotes).execute()
  const awards = content.awards.map(({ title, by, year, text }, index) => ({
    id: index + 1,
    year,
    ...columns('title', title),
    ...columns('by', by),
    ...columns('text', text),
  }))
  if (awards.length > 0) await db.insertInto('awards').values(awards).execute()
  await seedCompanions(db, 'collaborator', content.collaborators)
  await seedCompanions(db, 'supporter', content.supportPartners)
}

async function seedCompanions(
  db: Dependencies['db'],
  kind: CompanionTable['kind'],
  companions: readonly SeedCompanion[],
): Promise<void> {
  const rows = companions.map(({ name, text, logo, since }, index) => ({
    kind,
    id: index + 1,
    since: since ?? null,
    logo: logo?.name ?? null,
    ...columns('alt', logo?.alt ?? { en: '', hi: '' }),
    ...columns('name', name),
    ...columns('text', text),
  }))
  if (rows.length > 0) await db.insertInto('companions').values(rows).execute()
}
