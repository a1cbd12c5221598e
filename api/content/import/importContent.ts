import { type InsertObject, sql } from 'kysely'
import { type Language, languages } from '../../../shared/languages.ts'
import type { CompanionTable } from '../../storage/tables/contentTables.ts'
import type { Tables } from '../../storage/tables/tables.ts'
import { type Content, need, type PostEntry, type ProjectEntry } from './content.ts'
import type { Texts } from './readFiles.ts'
import { documentRows, replaceRows, type Rows } from './documentRows.ts'
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
      ...listRows(content),
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
async function removeGone(
  db: Database,
  table: 'projects' | 'purposes' | 'items' | 'volunteer_roles',
  rows: readonly { id: number }[],
): Promise<void> {
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
    post_texts: posts.flatMap(toTexts),
    post_tags: tagged,
  }
}

const toTexts = ({ facts, texts }: PostEntry) =>
  languages.flatMap((language) => {
    const text = texts[language]
    return text ? [{ post_id: facts.id, language, ...text }] : []
  })

/** Rows that donations refer to, so they are updated, not replaced. */
const projectRows = ({ projects }: Content) => ({
  projects: projects.map(toProject),
  purposes: projects.flatMap(toPurposes),
  items: projects.flatMap(toItems),
  volunteer_roles: projects.flatMap(toRoles),
})

const toProject = ({ name, facts }: ProjectEntry) => ({
  id: facts.id,
  slug: name,
  donation_type: facts.donationType,
  base_amount: facts.baseAmount ?? null,
})

const toPurposes = ({ facts }: ProjectEntry) =>
  facts.purposes.map(({ id, asksName }) => ({ id, project_id: facts.id, asks_name: asksName }))

const toItems = ({ facts }: ProjectEntry) =>
  facts.items.map(({ id, key, price, quantity }) => ({
    id,
    project_id: facts.id,
    slug: key,
    price,
    default_quantity: quantity,
  }))

const toRoles = ({ facts }: ProjectEntry) => facts.volunteer.map(({ id }) => ({ id, project_id: facts.id }))

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

/** Banners, people, videos and albums. The ids of lists count from 1, in order; those of an album's pictures begin with its own. */
function listRows(content: Content): Rows {
  const { homeBanners, pageBanners, trustees, awards, quotes, videos, collaborators, supporters, albums, pictures } =
    content
  const home = numbered(homeBanners.facts)
  const people = numbered(trustees.facts)
  const numberedQuotes = numbered(Object.keys(quotes.en).map((key) => ({ key })))
  const given = numbered(awards.facts)
  const films = numbered(videos.facts)
  const companions = [...companionsOf('collaborator', collaborators), ...companionsOf('supporter', supporters)]
  const photos = albums.flatMap(({ facts, texts }) =>
    facts.photos.map((picture, index) => ({ id: facts.id * 100 + index + 1, album_id: facts.id, picture, texts })),
  )
  return {
    home_banners: home.map(({ id, picture, link = null }) => ({ id, picture, link })),
    home_banner_texts: home.flatMap((one) => picturedTexts({ id: one.id }, homeBanners.texts, one, pictures)),
    page_banners: pageBanners.facts.map(({ key: page, picture }) => ({ page, picture })),
    page_banner_texts: pageBanners.facts.flatMap((one) =>
      picturedTexts({ page: one.key }, pageBanners.texts, one, pictures),
    ),
    trustees: people.map(({ id, picture }) => ({ id, picture })),
    trustee_texts: people.flatMap((one) => picturedTexts({ id: one.id }, trustees.texts, one, pictures)),
    quotes: numberedQuotes.map(({ id }) => ({ id })),
    quote_texts: numberedQuotes.flatMap(({ id, key }) => textRows({ id }, quotes, (all) => need(all, key))),
    awards: given.map(({ id, year }) => ({ id, year })),
    award_texts: given.flatMap(({ id, key }) => textRows({ id }, awards.texts, (all) => need(all, key))),
    videos: films.map(({ id, key: name, seconds }) => ({ id, name, seconds })),
    video_texts: films.flatMap(({ id, key }) => textRows({ id }, videos.texts, (all) => filmText(need(all, key)))),
    companions: companions.map(({ kind, id, since = null, logo = null }) => ({ kind, id, since, logo })),
    companion_texts: companions.flatMap(({ kind, id, key, logo, texts }) =>
      textRows({ kind, id }, texts, (all, language) => ({
        ...need(all, key),
        alt: logo === undefined ? '' : need(pictures[language], logo),
      })),
    ),
    albums: albums.map(({ facts: { id } }) => ({ id })),
    album_texts: albums.flatMap(({ facts: { id }, texts }) =>
      textRows({ id }, texts, ({ title, text }) => ({ title, text })),
    ),
    photos: photos.map(({ id, album_id, picture }) => ({ id, album_id, picture })),
    photo_texts: photos.flatMap(({ id, picture, texts }) =>
      textRows({ id }, texts, ({ captions }, language) => ({
        alt: need(pictures[language], picture),
        caption: need(captions, picture),
      })),
    ),
  }
}

const numbered = <Fact>(facts: readonly Fact[]) => facts.map((fact, index) => ({ ...fact, id: index + 1 }))

const companionsOf = (kind: CompanionTable['kind'], { facts, texts }: Content['supporters']) =>
  numbered(facts).map((fact) => ({ ...fact, kind, texts }))

const filmText = ({ poster: alt, ...text }: { poster: string; title: string; text: string }) => ({ alt, ...text })

/** The texts of a list entry, and what its picture shows. */
const picturedTexts = <Key extends object, Text extends Record<string, string>>(
  row: Key,
  texts: Texts<Readonly<Record<string, Text>>>,
  { key, picture }: { key: string; picture: string },
  pictures: Content['pictures'],
) => textRows(row, texts, (all, language) => ({ ...need(all, key), alt: need(pictures[language], picture) }))

/** The texts of projects, items and purposes, the amounts that a form suggests, and the content of the projects' pages. */
function projectPageRows({ projects, pictures }: Content): Rows {
  const gallery = projects.flatMap(toGallery)
  const alts = gallery.flatMap(({ project_id, position, picture }) =>
    textRows({ project_id, position }, pictures, (all) => ({ alt: need(all, picture) })),
  )
  const gives = projects.flatMap(({ facts }) => facts.gives.map((amount) => ({ project_id: facts.id, amount })))
  const ids = new Map(projects.map(({ name, facts }) => [name, facts.id]))
  const related = projects.flatMap(({ facts }) =>
    facts.related
      .flatMap((slug) => ids.get(slug) ?? [])
      .map((related_id, index) => ({ project_id: facts.id, related_id, position: index + 1 })),
  )
  return {
    suggestions: projects.flatMap(({ facts }) => facts.suggestions.map((amount) => ({ project_id: facts.id, amount }))),
    project_texts: projects.flatMap(ofProject),
    purpose_texts: projects.flatMap(ofPurposes),
    item_texts: projects.flatMap(ofItems),
    volunteer_role_texts: projects.flatMap(ofRoles),
    suggestion_texts: projects.flatMap(ofSuggestions),
    project_pages: projects.map(toPage),
    project_page_texts: projects.flatMap((project) => toPageTexts(project, pictures)),
    project_pictures: gallery,
    project_picture_texts: alts,
    gift_effects: gives,
    gift_effect_texts: projects.flatMap(toGives),
    related_projects: related,
  }
}

const toPage = ({ facts }: ProjectEntry) => ({
  project_id: facts.id,
  goal: facts.goal ?? null,
  opening_raised: facts.opening.raised,
  opening_donors: facts.opening.donors,
  featured: facts.featured,
  ends_on: facts.endsOn ?? null,
})

/** A project's own picture has the project's name. */
const toPageTexts = ({ name, facts, texts }: ProjectEntry, pictures: Content['pictures']) =>
  textRows({ project_id: facts.id }, texts, ({ summary, body }, language) => ({
    summary,
    story: body,
    alt: need(pictures[language], name),
  }))

const toGallery = ({ facts }: ProjectEntry) =>
  facts.gallery.map((picture, index) => ({ project_id: facts.id, position: index + 1, picture }))

const toGives = ({ facts, texts }: ProjectEntry) =>
  facts.gives.flatMap((amount) =>
    textRows({ project_id: facts.id, amount }, texts, ({ gives }) => ({ text: need(gives, amount) })),
  )

const ofProject = ({ facts: { id }, texts }: ProjectEntry) =>
  textRows({ id }, texts, ({ title, description }) => ({ title, description }))

const ofPurposes = ({ facts, texts }: ProjectEntry) =>
  facts.purposes.flatMap(({ id, key }) => textRows({ id }, texts, ({ purposes }) => ({ title: need(purposes, key) })))

const ofItems = ({ facts, texts }: ProjectEntry) =>
  facts.items.flatMap(({ id, key }) => textRows({ id }, texts, ({ items }) => need(items, key)))

const ofRoles = ({ facts, texts }: ProjectEntry) =>
  facts.volunteer.flatMap(({ id, key }) => textRows({ id }, texts, ({ volunteer }) => need(volunteer, key)))

const ofSuggestions = ({ facts, texts }: ProjectEntry) =>
  facts.suggestions.flatMap((amount) =>
    textRows({ project_id: facts.id, amount }, texts, ({ suggestions }) => ({ label: need(suggestions, amount) })),
  )

/** One row for each language: the key of the texts' owner, and the texts. */
const textRows = <Key extends object, Text, Row extends Record<string, string>>(
  key: Key,
  texts: Texts<Text>,
  choose: (text: Text, language: Language) => Row,
): (Key & { language: Language } & Row)[] =>
  languages.map((language) => ({ ...key, language, ...choose(texts[language], language) }))
