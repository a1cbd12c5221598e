import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase } from '../testing/testDatabase.ts'
import { inLanguage, parseTexts } from './inLanguage.ts'
import type { OpenDatabase } from './openDatabase.ts'

const keys = ['both', 'english', 'hindi', 'none']
let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  const { db } = database
  await db
    .insertInto('tags')
    .values(keys.map((key, position) => ({ key, position })))
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
afterAll(() => database.close())

it.each([
  ['en', ['Both', 'English', 'हिन्दी']],
  ['hi', ['दोनों', 'English', 'हिन्दी']],
] as const)(
  'shows %s, English if it is missing, and any other language if English is missing',
  async (language, titles) => {
    const tags = database.db.selectFrom(inLanguage('tags', language)).selectAll().where('key', 'in', keys)
    const rows = await tags.orderBy('position').execute()
    expect(rows.map((row) => row.title)).toEqual(titles)
  },
)

// A test can take a language away, not add one: a text without Hindi is one from before it.
it('reads stored texts in a language that is newer than they are', () => {
  const stored = { text: { en: 'Rice' }, items: [{ name: { en: 'A', hi: 'अ' } }], account: { en: 'E', other: 1 } }
  const read = { ...stored, text: { en: 'Rice', hi: 'Rice' } }
  expect(parseTexts(JSON.stringify(stored))).toEqual(read)
})
