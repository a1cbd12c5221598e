import { type InsertObject, sql } from 'kysely'
import { type Language, languages } from '../../../shared/languages.ts'
import type { Tables } from '../../storage/tables/tables.ts'
import { type Content, need } from './content.ts'
import type { Texts } from './readFiles.ts'
import { documentRows } from './documentRows.ts'
import type { Database } from '../../storage/database.ts'

/** Tables that donations refer to, so their rows are updated, not replaced. Each may refer to those before it. */
const kept = ['projects', 'purposes', 'items', 'volunteer_roles'] as const

/**
 * Makes the database match the content: all of it, or nothing. A second import changes nothing. Donations, accounts and messages stay.
 * @param accept looks at the imported rows, and throws if they may not stay
 * @throws Error if the content lacks something that donations refer to.
 */
export async function importContent(
  db: Database,
  content: Content,
  accept?: (db: Database) => Promise<void>,
): Promise<void> {
  const keptRows = projectRows(content)
  // What an issued receipt says stays: it has its own copy of the rules.
  const rules = content.rules.map(({ key, from, value }) => ({ key, from_day: from, value: JSON.stringify(value) }))
  await db.transaction().execute(async (trx) => {
    for (const table of kept) await upsertRows(trx, table, keptRows[table])
    await replaceRows(trx, {
      ...projectPageRows(content),
      ...postRows(content),
      ...documentRows(content),
      rules,
      sample_content: content.samples.map((place) => ({ place })),
    })
    for (const table of kept.toReversed()) await removeGone(trx, table, keptRows[table])
    await accept?.(trx)
  })
}

/**
 * Removes the rows that the content no longer has. The database keeps those that donations, messages or wishes refer to: these are never deleted.
 * @throws Error if a row is kept. The import is rolled back, and the editor must restore the entry.
 */
async function removeGone(db: Database, table: (typeof kept)[number], rows: readonly { id: number }[]): Promise<void> {
  // A list in SQL is never empty.
  const stay = [0, ...rows.map(({ id }) => id)]
  const gone = await db.selectFrom(table).select('id').where('id', 'not in', stay).execute()
  for (const { id } of gone) {
    try {
      await db.deleteFrom(table).where('id', '=', id).execute()
    } catch (error) {
      const other = String(Reflect.get(Object(error), 'table') ?? 'other rows')
      throw new Error(
        `${table} ${id} is no longer in the content, but ${other} refer to it. Put it back; nothing was imported.`,
        { cause: error },
      )
    }
  }
}

/** All rows of some tables. Each table may refer to those before it. */
export type Rows = { readonly [Table in keyof Tables]?: readonly InsertObject<Tables, Table>[] }

/** Writes tables again, because nothing else refers to their rows. */
export async function replaceRows(db: Database, rows: Rows): Promise<void> {
  // Its keys are the names of tables only.
  const tables = Object.keys(rows) as (keyof Rows)[]
  // All rows in one statement, because hundreds of small ones take seconds.
  const fill = async <Table extends keyof Rows>(table: Table) => {
    const own = rows[table]
    if (own?.length) await db.insertInto(table).values(own).execute()
  }
  for (const table of tables.toReversed()) await sql`delete from ${sql.table(table)}`.execute(db)
  for (const table of tables) await fill(table)
}

/** Posts in the languages that they have, and their tags. */
export function postRows(content: Pick<Content, 'posts' | 'tags' | 'authors' | 'pictures'>): Rows {
  const { posts, tags, authors, pictures } = content
  const tagRows = Object.keys(tags.en).map((key, index) => ({ key, position: index + 1 }))
  const tagTitles = tagRows.flatMap(({ key }) => textRows({ key }, tags, (all) => ({ title: need(all, key) })))
  const labels = posts.flatMap(({ facts: { id, picture, author } }) =>
    textRows({ id }, authors, (all, language) => ({
      alt: need(pictures[language], picture),
      author: need(all, author),
    })),
  )
  const tagged = posts.flatMap(({ facts }) => facts.tags.map((tag_key) => ({ post_id: facts.id, tag_key })))
  return {
    tags: tagRows,
    tag_texts: tagTitles,
    posts: posts.map(({ facts: { id, publishedAt, picture } }) => ({
      id,
      published_at: new Date(publishedAt),
      picture,
    })),
    post_labels: labels,
    post_texts: posts.flatMap(({ facts, texts }) =>
      languages.flatMap((language) => {
        const text = texts[language]
        return text ? [{ post_id: facts.id, language, ...text }] : []
      }),
    ),
    post_tags: tagged,
  }
}

/** Rows that donations refer to, so they are updated, not replaced. */
const projectRows = ({ projects }: Content) => ({
  projects: projects.map(({ name, facts }) => ({
    id: facts.id,
    slug: name,
    donation_type: facts.donationType,
    base_amount: facts.baseAmount ?? null,
  })),
  purposes: projects.flatMap(({ facts }) =>
    facts.purposes.map(({ id, asksName }) => ({ id, project_id: facts.id, asks_name: asksName })),
  ),
  items: projects.flatMap(({ facts }) =>
    facts.items.map(({ id, key, price, quantity }) => ({
      id,
      project_id: facts.id,
      slug: key,
      price,
      default_quantity: quantity,
    })),
  ),
  volunteer_roles: projects.flatMap(({ facts }) => facts.volunteer.map(({ id }) => ({ id, project_id: facts.id }))),
})

/** Inserts rows that others refer to by id, and updates those that exist. */
async function upsertRows<Table extends keyof ReturnType<typeof projectRows>>(
  db: Database,
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

/** The texts of projects, items, purposes and roles, and what only the projects' pages show. */
function projectPageRows({ projects, pictures }: Content): Rows {
  return {
    project_texts: projects.flatMap(({ facts: { id }, texts }) =>
      textRows({ id }, texts, ({ title, description }) => ({ title, description })),
    ),
    purpose_texts: projects.flatMap(({ facts, texts }) =>
      facts.purposes.flatMap(({ id, key }) =>
        textRows({ id }, texts, ({ purposes }) => ({ title: need(purposes, key) })),
      ),
    ),
    item_texts: projects.flatMap(({ facts, texts }) =>
      facts.items.flatMap(({ id, key }) => textRows({ id }, texts, ({ items }) => need(items, key))),
    ),
    volunteer_role_texts: projects.flatMap(({ facts, texts }) =>
      facts.volunteer.flatMap(({ id, key }) => textRows({ id }, texts, ({ volunteer }) => need(volunteer, key))),
    ),
    project_pages: projects.map(({ facts }) => ({
      project_id: facts.id,
      goal: facts.goal ?? null,
      opening_raised: facts.opening.raised,
      opening_donors: facts.opening.donors,
      featured: facts.featured,
      ends_on: facts.endsOn ?? null,
    })),
    // A project's own picture has the project's name.
    project_page_texts: projects.flatMap(({ name, facts, texts }) =>
      textRows({ project_id: facts.id }, texts, ({ summary, body }, language) => ({
        summary,
        story: body,
        alt: need(pictures[language], name),
      })),
    ),
  }
}

/** One row for each language: the key of the texts' owner, and the texts. */
const textRows = <Key extends object, Text, Row extends Record<string, string>>(
  key: Key,
  texts: Texts<Text>,
  choose: (text: Text, language: Language) => Row,
): (Key & { language: Language } & Row)[] =>
  languages.map((language) => ({ ...key, language, ...choose(texts[language], language) }))
