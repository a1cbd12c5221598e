import { type InsertObject, sql } from 'kysely'
import type { Dependencies } from '../../../dependencies.ts'
import type { Tables } from '../../../storage/tables/tables.ts'
import type { Content, ProjectEntry } from '../content.ts'

type Db = Dependencies['db']

/** Rows that donations refer to, so they are updated, not replaced. */
export const projectRows = ({ projects }: Content) => ({
  projects: projects.map(toProject),
  purposes: projects.flatMap(toPurposes),
  items: projects.flatMap(toItems),
  volunteer_roles: projects.flatMap(toRoles),
})

const toProject = ({ name, facts }: ProjectEntry) => ({
  id: facts.id,
  slug: name,
  donation_type: facts.donationType,
  base_amount: facts.baseAmount ?? null,
})

const toPurposes = ({ facts }: ProjectEntry) =>
  facts.purposes.map(({ id, asksName }) => ({ id, project_id: facts.id, asks_name: asksName }))

const toItems = ({ facts }: ProjectEntry) =>
  facts.items.map(({ id, key, price, quantity }) => ({
    id,
    project_id: facts.id,
    slug: key,
    price,
    default_quantity: quantity,
  }))

const toRoles = ({ facts }: ProjectEntry) => facts.volunteer.map(({ id }) => ({ id, project_id: facts.id }))

/** Inserts rows that others refer to by id, and updates those that exist. */
export async function upsertRows<Table extends keyof ReturnType<typeof projectRows>>(
  db: Db,
  table: Table,
  rows: readonly InsertObject<Tables, Table>[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).filter((column) => column !== 'id')
  if (columns.length === 0) return
  const changes = columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`)
  await db
    .insertInto(table)
    .values(rows)
    .modifyEnd(sql`on conflict (id) do update set ${sql.join(changes)}`)
    .execute()
}
