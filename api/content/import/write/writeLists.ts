import type { Dependencies } from '../../../dependencies.ts'
import type { CompanionTable } from '../../../storage/tables/contentTables.ts'
import { type Content, need } from '../content.ts'
import type { Texts } from '../readTexts.ts'
import { insertRows } from './rows.ts'
import { textRows } from './textRows.ts'

type Db = Dependencies['db']

/** Writes banners, people and videos again, because nothing refers to their rows. Their ids count from 1, in order. */
export async function writeLists(db: Db, content: Content): Promise<void> {
  const tables = ['home_banners', 'page_banners', 'trustees', 'quotes', 'awards', 'videos', 'companions'] as const
  for (const table of tables) await db.deleteFrom(table).execute()
  await writeBanners(db, content)
  await writePeople(db, content)
  await writeVideos(db, content)
  for (const kind of ['collaborator', 'supporter'] as const) await writeCompanions(db, content, kind)
}

async function writeBanners(db: Db, { homeBanners, pageBanners, pictures }: Content): Promise<void> {
  const home = numbered(homeBanners.facts)
  await insertRows(
    db,
    'home_banners',
    home.map(({ id, picture, link = null }) => ({ id, picture, link })),
  )
  await insertRows(
    db,
    'home_banner_texts',
    home.flatMap((one) => picturedTexts({ id: one.id }, homeBanners.texts, one, pictures)),
  )
  await insertRows(
    db,
    'page_banners',
    pageBanners.facts.map(({ key: page, picture }) => ({ page, picture })),
  )
  await insertRows(
    db,
    'page_banner_texts',
    pageBanners.facts.flatMap((one) => picturedTexts({ page: one.key }, pageBanners.texts, one, pictures)),
  )
}

async function writePeople(db: Db, { trustees, quotes, awards, pictures }: Content): Promise<void> {
  const people = numbered(trustees.facts)
  await insertRows(
    db,
    'trustees',
    people.map(({ id, picture }) => ({ id, picture })),
  )
  await insertRows(
    db,
    'trustee_texts',
    people.flatMap((one) => picturedTexts({ id: one.id }, trustees.texts, one, pictures)),
  )
  const said = numbered(Object.keys(quotes.en).map((key) => ({ key })))
  await insertRows(
    db,
    'quotes',
    said.map(({ id }) => ({ id })),
  )
  await insertRows(
    db,
    'quote_texts',
    said.flatMap(({ id, key }) => textRows({ id }, quotes, (all) => need(all, key))),
  )
  const given = numbered(awards.facts)
  await insertRows(
    db,
    'awards',
    given.map(({ id, year }) => ({ id, year })),
  )
  await insertRows(
    db,
    'award_texts',
    given.flatMap(({ id, key }) => textRows({ id }, awards.texts, (all) => need(all, key))),
  )
}

async function writeVideos(db: Db, { videos }: Content): Promise<void> {
  const films = numbered(videos.facts)
  await insertRows(
    db,
    'videos',
    films.map(({ id, key: name, seconds }) => ({ id, name, seconds })),
  )
  const titles = films.flatMap(({ id, key }) =>
    textRows({ id }, videos.texts, (all) => {
      const { poster: alt, ...text } = need(all, key)
      return { alt, ...text }
    }),
  )
  await insertRows(db, 'video_texts', titles)
}

async function writeCompanions(db: Db, content: Content, kind: CompanionTable['kind']): Promise<void> {
  const { facts, texts } = kind === 'supporter' ? content.supporters : content.collaborators
  const companions = numbered(facts)
  await insertRows(
    db,
    'companions',
    companions.map(({ id, since = null, logo = null }) => ({ kind, id, since, logo })),
  )
  const rows = companions.flatMap(({ id, key, logo }) =>
    textRows({ kind, id }, texts, (all, language) => ({
      ...need(all, key),
      alt: logo === undefined ? '' : need(content.pictures[language], logo),
    })),
  )
  await insertRows(db, 'companion_texts', rows)
}

const numbered = <Fact>(facts: readonly Fact[]) => facts.map((fact, index) => ({ ...fact, id: index + 1 }))

/** The texts of a list entry, and what its picture shows. */
const picturedTexts = <Key extends object, Text extends Record<string, string>>(
  row: Key,
  texts: Texts<Readonly<Record<string, Text>>>,
  { key, picture }: { key: string; picture: string },
  pictures: Content['pictures'],
) => textRows(row, texts, (all, language) => ({ ...need(all, key), alt: need(pictures[language], picture) }))
