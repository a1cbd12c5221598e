import type { Dependencies } from '../../../dependencies.ts'
import type { Content, ProjectEntry } from '../content.ts'
import { removeGone } from './removeGone.ts'
import { insertRows, upsertRows } from './rows.ts'
import { writeProjectTexts } from './writeProjectTexts.ts'

type Db = Dependencies['db']

/** Writes projects, items and purposes. Rows that donations refer to are updated, not replaced. */
export async function writeProjects(db: Db, { projects }: Content): Promise<void> {
  await upsertRows(db, 'projects', projects.map(toProject))
  await upsertRows(db, 'purposes', projects.flatMap(toPurposes))
  await upsertRows(db, 'items', projects.flatMap(toItems))
  await upsertRows(db, 'volunteer_roles', projects.flatMap(toRoles))
  await db.deleteFrom('suggestions').execute()
  await insertRows(db, 'suggestions', projects.flatMap(toSuggestions))
  await writeProjectTexts(db, projects)
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

const toProject = ({ name, facts }: ProjectEntry) => ({
  id: facts.id,
  slug: name,
  donation_type: facts.donationType,
  base_amount: facts.baseAmount ?? null,
})

const toPurposes = ({ facts }: ProjectEntry) =>
  facts.purposes.map(({ id, asksName }) => ({
    id,
    project_id: facts.id,
    asks_name: asksName,
  }))

const toItems = ({ facts }: ProjectEntry) =>
  facts.items.map(({ id, key, price, quantity }) => ({
    id,
    project_id: facts.id,
    slug: key,
    price,
    default_quantity: quantity,
  }))

const toRoles = ({ facts }: ProjectEntry) =>
  facts.volunteer.map(({ id }) => ({
    id,
    project_id: facts.id,
  }))

const toSuggestions = ({ facts }: ProjectEntry) =>
  facts.suggestions.map((amount) => ({
    project_id: facts.id,
    amount,
  }))
