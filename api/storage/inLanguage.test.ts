import { afterAll, beforeAll, expect, it } from 'vitest'
import { inLanguage } from './inLanguage.ts'
import { migrate } from './migrate.ts'
import { openMemory } from './openDatabase.ts'

const { db, close } = openMemory()
beforeAll(async () => {
  await migrate(db)
  await db
    .insertInto('tags')
    .values(['both', 'english', 'hindi', 'none'].map((key, position) => ({ key, position })))
    .execute()
  await db
    .insertInto('tag_texts')
    .values([
      { key: 'both', language: 'hi', title: 'दोनों' },
      { key: 'both', language: 'en', title: 'Both' },
      { key: 'english', language: 'en', title: 'English' },
      { key: 'hindi', language: 'hi', title: 'हिन्दी' },
    ])
    .execute()
})
afterAll(close)

it.each([
  ['en', ['Both', 'English', 'हिन्दी']],
  ['hi', ['दोनों', 'English', 'हिन्दी']],
] as const)(
  'shows %s, English if it is missing, and any other language if English is missing',
  async (language, titles) => {
    const rows = await db.selectFrom(inLanguage('tags', language)).selectAll().orderBy('position').execute()
    expect(rows.map((row) => row.title)).toEqual(titles)
  },
)
