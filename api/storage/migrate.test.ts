import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createTestApi } from '../testing/testApi.ts'

it('lists no donation types in the tables, so a new type needs no migration', async () => {
  const { close, deps } = await createTestApi()
  await sql`insert into projects (id, slug, donation_type, base_amount) values (99, 'well', 'monthly', 500)`.execute(
    deps.db,
  )
  const row = await deps.db.selectFrom('projects').select('donation_type').where('id', '=', 99).executeTakeFirst()
  expect(row).toEqual({ donation_type: 'monthly' })
  await close()
})
