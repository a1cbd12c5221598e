import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { migrate } from '../migrate.ts'
import { openMemory } from '../openDatabase.ts'

it('makes the staff of a used database administrators, and nobody else', async () => {
  const { db, close } = openMemory()
  await migrate(db, '014_text_rows')
  await sql`insert into users (email, full_name, created_at, is_staff)
    values ('staff@example.org', 'S', now(), true), ('donor@example.org', 'D', now(), false)`.execute(db)
  await migrate(db)
  expect(await db.selectFrom('users').select(['email', 'role']).orderBy('email').execute()).toEqual([
    { email: 'donor@example.org', role: null },
    { email: 'staff@example.org', role: 'administrator' },
  ])
  await close()
})
