import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Sealed } from '../base/vault/vault.ts'
import { createTestApi, type TestApi } from '../testing/testApi.ts'
import { sealedColumn } from './sealedColumn.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
  await sql`create temp table pages as
    select book, page, 'same' as content from generate_series(1, 2) book, generate_series(1, 3) page`.execute(
    api.deps.db,
  )
})
afterAll(async () => {
  await sql`drop table pages`.execute(api.deps.db)
  await api.close()
})

it('seals each of several rows with one number for itself, also beyond a batch', async () => {
  const { batch } = sealedColumn(
    { table: 'pages', column: 'content', key: 'book', also: ['page'], most: 2 },
    (_, __, { key, page }) => `s1.${key}.${page}` as Sealed,
  )
  let [after, sealed] = [0, 0]
  for (let done = await batch(api.deps, 's1.', after); done; done = await batch(api.deps, 's1.', after)) {
    after = done.last
    sealed += done.sealed
  }
  const { rows } = await sql<{ content: string }>`select content from pages order by book, page`.execute(api.deps.db)
  expect(rows.map(({ content }) => content)).toEqual(['s1.1.1', 's1.1.2', 's1.1.3', 's1.2.1', 's1.2.2', 's1.2.3'])
  expect(sealed).toBe(6)
})
