import type { Dependencies } from '../../../dependencies.ts'
import { type Content, need, type ProjectEntry } from '../content.ts'
import { insertRows } from './rows.ts'
import { textRows } from './textRows.ts'

/** Writes the content of the projects' pages, after the projects themselves. */
export async function writeProjectPages(db: Dependencies['db'], content: Content): Promise<void> {
  const { projects } = content
  for (const table of ['project_pages', 'project_pictures', 'gift_effects', 'related_projects'] as const)
    await db.deleteFrom(table).execute()
  await insertRows(db, 'project_pages', projects.map(toPage))
  const pageTexts = projects.flatMap((project) => toPageTexts(project, content))
  await insertRows(db, 'project_page_texts', pageTexts)
  const pictures = projects.flatMap(toGallery)
  await insertRows(db, 'project_pictures', pictures)
  const alts = pictures.flatMap(({ project_id, position, picture }) =>
    textRows({ project_id, position }, content.pictures, (all) => ({ alt: need(all, picture) })),
  )
  await insertRows(db, 'project_picture_texts', alts)
  const gives = projects.flatMap(({ facts }) => facts.gives.map((amount) => ({ project_id: facts.id, amount })))
  await insertRows(db, 'gift_effects', gives)
  await insertRows(db, 'gift_effect_texts', projects.flatMap(toGives))
  const ids = new Map(projects.map(({ name, facts }) => [name, facts.id]))
  const related = projects.flatMap(({ facts }) =>
    facts.related
      .flatMap((slug) => ids.get(slug) ?? [])
      .map((related_id, index) => ({ project_id: facts.id, related_id, position: index + 1 })),
  )
  await insertRows(db, 'related_projects', related)
}

const toPage = ({ facts }: ProjectEntry) => ({
  project_id: facts.id,
  goal: facts.goal ?? null,
  opening_raised: facts.opening.raised,
  opening_donors: facts.opening.donors,
  featured: facts.featured,
})

/** A project's own picture has the project's name. */
const toPageTexts = ({ name, facts, texts }: ProjectEntry, { pictures }: Content) =>
  textRows({ project_id: facts.id }, texts, ({ summary, body }, language) => ({
    summary,
    story: body,
    alt: need(pictures[language], name),
  }))

const toGallery = ({ facts }: ProjectEntry) =>
  facts.gallery.map((picture, index) => ({ project_id: facts.id, position: index + 1, picture }))

const toGives = ({ facts, texts }: ProjectEntry) =>
  facts.gives.flatMap((amount) =>
    textRows({ project_id: facts.id, amount }, texts, ({ gives }) => ({ text: need(gives, amount) })),
  )
