import { type RawBuilder, type Selectable, sql } from 'kysely'
import { fallbackLanguage, inEachLanguage, isLanguage, type Language } from '../../shared/languages.ts'
import type { Tables } from './tables/tables.ts'
import { textsOf, type WithTexts } from './tables/contentTables.ts'

/**
 * Orders texts: those in the reader's language, then English ones, then any. The first is shown. This is the only place of that rule for whole texts. The
 * import fills the gaps of a translation (content/import/readFiles.ts).
 */
export const wantedFirst = (language: Language | RawBuilder<Language>) =>
  sql`language <> ${language}, language <> ${fallbackLanguage}, language`

/** The table with the texts of one language in its rows. Select from it, or join it, instead of the table of this name. */
export function inLanguage<Table extends WithTexts>(table: Table, language: Language | RawBuilder<Language>) {
  const { table: texts, key } = textsOf[table]
  const shown = sql`
    select * from ${sql.table(texts)} as texts where ${sql.ref(`texts.${key}`)} = ${sql.ref(`facts.${key}`)}
    order by ${wantedFirst(language)} limit 1`
  type Row = Selectable<Tables[Table]> & Selectable<Tables[(typeof textsOf)[Table]['table']]>
  return sql<Row>`(select * from ${sql.table(table)} as facts join lateral (${shown}) as texts using (${sql.ref(key)}))`.as(
    table,
  )
}

/** The title of a row's project, read for each row. Joined as a table, the projects may be read first, and the rows once for each of them. */
export const projectTitle = (language: Language) =>
  sql<string>`(select title from project_texts where id = project_id order by ${wantedFirst(language)} limit 1)`

/**
 * Stored JSON whose texts are by language (`{ en, hi }`). It is older than a language that the product has since got, so that one has the English texts.
 */
export const parseTexts = (json: string): unknown =>
  JSON.parse(json, (_key, part: unknown) => {
    if (typeof part !== 'object' || part === null || !(fallbackLanguage in part)) return part
    const english = part[fallbackLanguage]
    return Object.keys(part).every(isLanguage) ? { ...inEachLanguage(() => english), ...part } : part
  })
