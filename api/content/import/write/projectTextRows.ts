import { type Content, need, type ProjectEntry } from '../content.ts'
import type { Rows } from './replaceRows.ts'
import { textRows } from './textRows.ts'

/** The texts of projects, items and purposes, and the amounts that a form suggests. */
export const projectTextRows = ({ projects }: Content): Rows => ({
  suggestions: projects.flatMap(toSuggestions),
  project_texts: projects.flatMap(ofProject),
  purpose_texts: projects.flatMap(ofPurposes),
  item_texts: projects.flatMap(ofItems),
  volunteer_role_texts: projects.flatMap(ofRoles),
  suggestion_texts: projects.flatMap(ofSuggestions),
})

const toSuggestions = ({ facts }: ProjectEntry) => facts.suggestions.map((amount) => ({ project_id: facts.id, amount }))

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
