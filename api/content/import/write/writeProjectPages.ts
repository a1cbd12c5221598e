import type { Dependencies } from '../../../dependencies.ts'
import { type Content, need, type ProjectEntry } from '../content.ts'
import { inColumns, pictureColumns } from './inColumns.ts'
import { insertRows } from './rows.ts'

/** What the projects' pages tell, after the projects themselves. */
export async function writeProjectPages(db: Dependencies['db'], content: Content): Promise<void> {
  const { projects } = content
  for (const table of ['project_pages', 'project_pictures', 'gift_effects', 'related_projects'] as const)
    await db.deleteFrom(table).execute()
  const pages = projects.map((project) => toPage(project, content))
  await insertRows(db, 'project_pages', pages)
  const pictures = projects.flatMap((project) => toGallery(project, content))
  await insertRows(db, 'project_pictures', pictures)
  await insertRows(db, 'gift_effects', projects.flatMap(toGives))
  const ids = new Map(projects.map(({ name, facts }) => [name, facts.id]))
  const related = projects.flatMap(({ facts }) =>
    facts.related
      .flatMap((slug) => ids.get(slug) ?? [])
      .map((related_id, index) => ({ project_id: facts.id, related_id, position: index + 1 })),
  )
  await insertRows(db, 'related_projects', related)
}

function toPage({ name, facts, texts }: ProjectEntry, content: Content) {
  const { picture: _named, ...alt } = pictureColumns(content, name)
  return {
    project_id: facts.id,
    ...inColumns(texts, ({ summary, body }) => ({ summary, story: body })),
    ...alt,
    goal: facts.goal ?? null,
    opening_raised: facts.opening.raised,
    opening_donors: facts.opening.donors,
    featured: facts.featured,
  }
}

const toGallery = ({ facts }: ProjectEntry, content: Content) =>
  facts.gallery.map((picture, index) => ({
    project_id: facts.id,
    position: index + 1,
    ...pictureColumns(content, picture),
  }))

const toGives = ({ facts, texts }: ProjectEntry) =>
  facts.gives.map((amount) => ({
    project_id: facts.id,
    amount,
    ...inColumns(texts, ({ gives }) => ({ text: need(gives, amount) })),
  }))
