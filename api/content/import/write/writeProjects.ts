import type { Dependencies } from '../../../dependencies.ts'
import { type Content, need, type ProjectEntry } from '../content.ts'
import { inColumns } from './inColumns.ts'
import { removeGone } from './removeGone.ts'
import { insertRows, upsertRows } from './rows.ts'

type Db = Dependencies['db']

/** What can be given for. Rows that donations refer to are changed in place. */
export async function writeProjects(db: Db, { projects }: Content): Promise<void> {
  await upsertRows(db, 'projects', projects.map(toProject))
  await upsertRows(db, 'purposes', projects.flatMap(toPurposes))
  await upsertRows(db, 'items', projects.flatMap(toItems))
  await upsertRows(db, 'volunteer_roles', projects.flatMap(toRoles))
  await db.deleteFrom('suggestions').execute()
  await insertRows(db, 'suggestions', projects.flatMap(toSuggestions))
  const ids = (choose: (project: ProjectEntry) => readonly { id: number }[]) =>
    projects.flatMap((project) => choose(project).map((one) => one.id))
  await removeGone(
    db,
    'items',
    ids(({ facts }) => facts.items),
  )
  await removeGone(
    db,
    'purposes',
    ids(({ facts }) => facts.purposes),
  )
  await removeGone(
    db,
    'volunteer_roles',
    ids(({ facts }) => facts.volunteer),
  )
  await removeGone(
    db,
    'projects',
    ids(({ facts }) => [facts]),
  )
}

const toProject = ({ name, facts, texts }: ProjectEntry) => ({
  id: facts.id,
  slug: name,
  donation_type: facts.donationType,
  base_amount: facts.baseAmount ?? null,
  ...inColumns(texts, ({ title, description }) => ({ title, description })),
})

const toPurposes = ({ facts, texts }: ProjectEntry) =>
  facts.purposes.map(({ id, key, asksName }) => ({
    id,
    project_id: facts.id,
    asks_name: asksName,
    ...inColumns(texts, ({ purposes }) => ({ title: need(purposes, key) })),
  }))

const toItems = ({ facts, texts }: ProjectEntry) =>
  facts.items.map(({ id, key, price, quantity }) => ({
    id,
    project_id: facts.id,
    slug: key,
    price,
    default_quantity: quantity,
    ...inColumns(texts, ({ items }) => need(items, key)),
  }))

const toRoles = ({ facts, texts }: ProjectEntry) =>
  facts.volunteer.map(({ id, key }) => ({
    id,
    project_id: facts.id,
    ...inColumns(texts, ({ volunteer }) => need(volunteer, key)),
  }))

const toSuggestions = ({ facts, texts }: ProjectEntry) =>
  facts.suggestions.map((amount) => ({
    project_id: facts.id,
    amount,
    ...inColumns(texts, ({ suggestions }) => ({ label: need(suggestions, amount) })),
  }))
