import { type Content, need, type ProjectEntry } from '../content.ts'
import type { Rows } from './replaceRows.ts'
import { textRows } from './textRows.ts'

/** The texts of projects, items and purposes, the amounts that a form suggests, and the content of the projects' pages. */
export function projectPageRows({ projects, pictures }: Content): Rows {
  const gallery = projects.flatMap(toGallery)
  const alts = gallery.flatMap(({ project_id, position, picture }) =>
    textRows({ project_id, position }, pictures, (all) => ({ alt: need(all, picture) })),
  )
  const gives = projects.flatMap(({ facts }) => facts.gives.map((amount) => ({ project_id: facts.id, amount })))
  const ids = new Map(projects.map(({ name, facts }) => [name, facts.id]))
  const related = projects.flatMap(({ facts }) =>
    facts.related
      .flatMap((slug) => ids.get(slug) ?? [])
      .map((related_id, index) => ({ project_id: facts.id, related_id, position: index + 1 })),
  )
  return {
    suggestions: projects.flatMap(({ facts }) => facts.suggestions.map((amount) => ({ project_id: facts.id, amount }))),
    project_texts: projects.flatMap(ofProject),
    purpose_texts: projects.flatMap(ofPurposes),
    item_texts: projects.flatMap(ofItems),
    volunteer_role_texts: projects.flatMap(ofRoles),
    suggestion_texts: projects.flatMap(ofSuggestions),
    project_pages: projects.map(toPage),
    project_page_texts: projects.flatMap((project) => toPageTexts(project, pictures)),
    project_pictures: gallery,
    project_picture_texts: alts,
    gift_effects: gives,
    gift_effect_texts: projects.flatMap(toGives),
    related_projects: related,
  }
}

const toPage = ({ facts }: ProjectEntry) => ({
  project_id: facts.id,
  goal: facts.goal ?? null,
  opening_raised: facts.opening.raised,
  opening_donors: facts.opening.donors,
  featured: facts.featured,
})

/** A project's own picture has the project's name. */
const toPageTexts = ({ name, facts, texts }: ProjectEntry, pictures: Content['pictures']) =>
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

const ofProject = ({ facts: { id }, texts }: ProjectEntry) =>
  textRows({ id }, texts, ({ title, description }) => ({ title, description }))

const ofPurposes = ({ facts, texts }: ProjectEntry) =>
  facts.purposes.flatMap(({ id, key }) => textRows({ id }, texts, ({ purposes }) => ({ title: need(purposes, key) })))

const ofItems = ({ facts, texts }: ProjectEntry) =>
  facts.items.flatMap(({ id, key }) => textRows({ id }, texts, ({ items }) => need(items, key)))

const ofRoles = ({ facts, texts }: ProjectEntry) =>
  facts.volunteer.flatMap(({ id, key }) => textRows({ id }, texts, ({ volunteer }) => need(volunteer, key)))

const ofSuggestions = ({ facts, texts }: ProjectEntry) =>
  facts.suggestions.flatMap((amount) =>
    textRows({ project_id: facts.id, amount }, texts, ({ suggestions }) => ({ label: need(suggestions, amount) })),
  )
