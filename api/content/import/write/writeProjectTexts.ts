import type { Dependencies } from '../../../dependencies.ts'
import { need, type ProjectEntry } from '../content.ts'
import { insertRows } from './rows.ts'
import { textRows } from './textRows.ts'

/** Writes the texts of projects, items and purposes again, because nothing refers to them. */
export async function writeProjectTexts(db: Dependencies['db'], projects: readonly ProjectEntry[]): Promise<void> {
  const tables = ['project_texts', 'purpose_texts', 'item_texts', 'volunteer_role_texts', 'suggestion_texts'] as const
  for (const table of tables) await db.deleteFrom(table).execute()
  await insertRows(db, 'project_texts', projects.flatMap(ofProject))
  await insertRows(db, 'purpose_texts', projects.flatMap(ofPurposes))
  await insertRows(db, 'item_texts', projects.flatMap(ofItems))
  await insertRows(db, 'volunteer_role_texts', projects.flatMap(ofRoles))
  await insertRows(db, 'suggestion_texts', projects.flatMap(ofSuggestions))
}

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
