import { readQueries } from '../testing/demoContent.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { areas } from '../routes/areas.ts'
import { createTestApi } from '../testing/testApi.ts'

/** Also lists that a filter narrows. */
const queries: Record<string, string> = { ...readQueries, blog: '?tag=river&year=2026', project: '?search=kitchen' }

it('every table that a public read shows raises the version of the content', async () => {
  const api = await createTestApi()
  api.statements.length = 0
  for (const route of areas.flatMap((area) => area.routes)) {
    if (!route.cached) continue
    const options = route.method === 'POST' ? { json: { project_id: 3 } } : {}
    const answer = await api.send(`${route.path}${queries[route.path] ?? ''}`, options)
    expect([route.path, answer.status]).toEqual([route.path, 200])
  }
  const read = new Set(
    api.statements.flatMap((text) => [...text.matchAll(/(?:from|join) "?(\w+)"?/g)].map(([, name]) => name)),
  )
  // The progress of a project has its own, short life.
  for (const other of ['donations', 'ledger_entries', 'ledger_lines', 'content_version', 'lateral']) read.delete(other)
  const counted = await sql<{ name: string }>`
    select tgrelid::regclass::text as name from pg_trigger where tgname = 'raises_content_version'`.execute(api.deps.db)
  const names = new Set(counted.rows.map(({ name }) => name))
  const tables = await sql<{
    name: string
  }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(api.deps.db)
  const missing = tables.rows.map(({ name }) => name).filter((name) => read.has(name) && !names.has(name))
  expect(read.size).toBeGreaterThan(20)
  expect(missing).toEqual([])
  await api.close()
})
