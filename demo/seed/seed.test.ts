import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seed } from './seed.ts'
import { migrate } from '../../api/storage/migrate.ts'
import { demoSeed } from '../../api/testing/demoContent.ts'
import { createTestApi, type TestApi } from '../../api/testing/testApi.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

describe('seed and migrations', () => {
  it('change nothing when they run again', async () => {
    const { db } = api.deps
    const count = async () => {
      const giving = ['projects', 'purposes', 'items', 'contacts', 'users'] as const
      const pages = ['documents', 'project_pages', 'posts', 'post_texts', 'project_texts'] as const
      const tables = [...giving, ...pages]
      return Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()))
    }
    await db.updateTable('project_texts').set({ title: 'Renamed by the trust' }).where('id', '=', 8).execute()
    await db.deleteFrom('users').where('email', '=', 'ravi@example.org').execute()
    const before = await count()
    await migrate(db)
    await seed(db, api.deps.now, () => demoSeed)
    const after = await count()
    const sorted = (all: typeof before) => all.map((rows) => rows.map((row) => JSON.stringify(row)).sort())
    expect(sorted(after)).toEqual(sorted(before))
  })
})
