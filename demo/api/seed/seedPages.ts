import type * as z from 'zod/mini'
import { dashboardSchema } from '../../../shared/contract/dashboard.ts'
import { legalSchema } from '../../../shared/contract/legal.ts'
import { type DocumentName, storedAboutSchema, storedContentPageSchema } from '../content/storedDocument.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Language } from '../http/language.ts'
import { columns } from './columns.ts'
import { localise } from './localise.ts'
import type { SeedContent } from './seedContentType.ts'

const languages: readonly Language[] = ['en', 'hi']

/** Banners, and the pages that are written as a whole. */
export async function seedPages(db: Dependencies['db'], content: SeedContent): Promise<void> {
  const home = content.homeBanners.map(({ picture, link, title, text }, index) => ({
    id: index + 1,
    picture: picture.name,
    link: link ?? null,
    ...columns('alt', picture.alt),
    ...columns('title', title),
    ...columns('text', text),
  }))
  if (home.length > 0) await db.insertInto('home_banners').values(home).execute()
  const others = content.pageBanners.map(({ page, picture, title, text }) => ({
    page,
    picture: picture.name,
    ...columns('alt', picture.alt),
    ...columns('title', title),
    ...columns('text', text),
  }))
  if (others.length > 0) await db.insertInto('page_banners').values(others).execute()
  for (const language of languages) await seedDocuments(db, content, language)
}

async function seedDocuments(db: Dependencies['db'], content: SeedContent, language: Language): Promise<void> {
  const { about, dashboard, legal } = content
  const rows = [
    toRow('about', language, storedAboutSchema, about),
    toRow('dashboard', language, dashboardSchema, { ...dashboard, as_of: dashboard.asOf }),
    toRow('legal', language, legalSchema, { ...legal, updated_at: legal.updatedAt }),
    ...content.contentPages.map(({ projectId, ...page }) =>
      toRow(page.page, language, storedContentPageSchema, {
        ...page,
        ...(projectId === undefined ? {} : { project_id: projectId }),
      }),
    ),
  ]
  await db.insertInto('documents').values(rows).execute()
}

/** Parsed before it is stored, so that nothing gets in that could not be read again. */
function toRow(name: DocumentName, language: Language, schema: z.ZodMiniType, seed: unknown) {
  return { name, language, body: JSON.stringify(schema.parse(localise(seed, language))) }
}
