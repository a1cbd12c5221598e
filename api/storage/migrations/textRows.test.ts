import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { inLanguage } from '../inLanguage.ts'
import { migrate } from '../migrate.ts'
import { openMemory } from '../openDatabase.ts'
import { openTestDatabase } from '../../testing/testDatabase.ts'

it('moves the texts of a used database from columns to rows', async () => {
  const { db, close } = openMemory()
  await migrate(db, '013_donation_types')
  await sql`insert into projects (id, slug, donation_type, title_en, title_hi, description_en, description_hi)
    values (7, 'school', 'flexible', 'School', 'विद्यालय', 'A school.', 'एक विद्यालय।')`.execute(db)
  await sql`insert into suggestions (project_id, amount, label_en, label_hi)
    values (7, 500, 'books', 'किताबें'), (7, 900, 'a desk', 'एक मेज़')`.execute(db)
  await sql`insert into companions (kind, id, alt_en, alt_hi, name_en, name_hi, text_en, text_hi)
    values ('supporter', 1, '', '', 'Loom', 'करघा', 'It gives.', 'वह देता है।')`.execute(db)

  await migrate(db)

  const titles = await db.selectFrom('project_texts').select(['id', 'language', 'title']).orderBy('language').execute()
  expect(titles).toEqual([
    { id: 7, language: 'en', title: 'School' },
    { id: 7, language: 'hi', title: 'विद्यालय' },
  ])
  const labels = db.selectFrom(inLanguage('suggestions', 'hi')).select(['amount', 'label']).orderBy('amount')
  expect(await labels.execute()).toEqual([
    { amount: 500, label: 'किताबें' },
    { amount: 900, label: 'एक मेज़' },
  ])
  const companion = await db.selectFrom(inLanguage('companions', 'en')).selectAll().executeTakeFirst()
  expect(companion).toMatchObject({ kind: 'supporter', id: 1, since: null, name: 'Loom', text: 'It gives.' })
  // Deleting a row deletes its texts.
  await db.deleteFrom('suggestions').where('amount', '=', 500).execute()
  expect(await db.selectFrom('suggestion_texts').select('amount').distinct().execute()).toEqual([{ amount: 900 }])
  await close()
})

it('accepts texts in a new language', async () => {
  const { db, close } = await openTestDatabase()
  await sql`insert into users (email, full_name, created_at, language) values ('a@example.org', 'A', now(), 'ta')`.execute(
    db,
  )
  await sql`insert into contacts (language, body) values ('ta', '{}')`.execute(db)
  await sql`insert into occasion_texts (id, language, title) values (1, 'ta', 'பிறந்தநாள்')`.execute(db)
  await close()
})
