/** The job queue's own tables. Its library makes and updates them when it starts; the program's role may not, so the owner does it before. */
import { getConstructionPlans, getMigrationPlans } from 'pg-boss'
import packageJson from 'pg-boss/package.json' with { type: 'json' }
import type { ExecuteSql } from '../storage/openDatabase.ts'

const SCHEMA = 'pgboss'
const COMMIT = '\n    COMMIT;\n'
const current = packageJson.pgboss.schema

/** Null: there are no tables yet. */
async function readVersion(executeSql: ExecuteSql): Promise<number | null> {
  const { rows } = await executeSql(`select to_regnamespace('${SCHEMA}') is not null as exists`)
  if (!rows[0]?.['exists']) return null
  const version = await executeSql(`select version from ${SCHEMA}.version`)
  return Number(version.rows[0]?.['version'])
}

/** A newer program may have updated the tables already; an older one works with them. */
export async function isQueueCurrent(executeSql: ExecuteSql): Promise<boolean> {
  return ((await readVersion(executeSql)) ?? 0) >= current
}

/** Makes or updates the tables, as the owner. @returns whether it changed them */
export async function updateQueueSchema(executeSql: ExecuteSql): Promise<boolean> {
  const version = await readVersion(executeSql)
  if (version !== null && version >= current) return false
  const plan = version === null ? getConstructionPlans(SCHEMA) : getMigrationPlans(SCHEMA, version)
  // One transaction. Indexes follow it, which block nobody: each of them is a statement of its own.
  const end = plan.indexOf(COMMIT) + COMMIT.length
  await executeSql(plan.slice(0, end))
  for (const statement of plan.slice(end).split(/;$/m)) if (statement.trim()) await executeSql(statement)
  return true
}
