import type { Dependencies } from '../../../dependencies.ts'
import type { CompanionTable } from '../../../storage/contentTables.ts'
import { type Content, need } from '../content.ts'
import type { Texts } from '../readTexts.ts'
import { inColumns, pictureColumns } from './inColumns.ts'
import { insertRows } from './rows.ts'

type Db = Dependencies['db']

/** Banners, people and films: nothing refers to their rows, so they are written anew. Their ids are their places, counted from 1. */
export async function writeLists(db: Db, content: Content): Promise<void> {
  const { homeBanners, pageBanners, trustees, awards, quotes, videos } = content
  const picture = (name: string) => pictureColumns(content, name)
  const tables = ['home_banners', 'page_banners', 'trustees', 'quotes', 'awards', 'videos', 'companions'] as const
  for (const table of tables) await db.deleteFrom(table).execute()
  const home = homeBanners.facts.map((one, index) => ({
    id: index + 1,
    link: one.link ?? null,
    ...picture(one.picture),
    ...textsOf(homeBanners.texts, one.key),
  }))
  await insertRows(db, 'home_banners', home)
  const others = pageBanners.facts.map((one) => ({
    page: one.key,
    ...picture(one.picture),
    ...textsOf(pageBanners.texts, one.key),
  }))
  await insertRows(db, 'page_banners', others)
  const people = trustees.facts.map((one, index) => ({
    id: index + 1,
    ...picture(one.picture),
    ...textsOf(trustees.texts, one.key),
  }))
  await insertRows(db, 'trustees', people)
  const said = Object.keys(quotes.en).map((key, index) => ({ id: index + 1, ...textsOf(quotes, key) }))
  await insertRows(db, 'quotes', said)
  const given = awards.facts.map(({ key, year }, index) => ({ id: index + 1, year, ...textsOf(awards.texts, key) }))
  await insertRows(db, 'awards', given)
  const films = videos.facts.map(({ key, seconds }, index) => ({
    id: index + 1,
    name: key,
    seconds,
    ...inColumns(videos.texts, (all) => {
      const { poster: alt, ...text } = need(all, key)
      return { alt, ...text }
    }),
  }))
  await insertRows(db, 'videos', films)
  const companions = [
    ...toCompanions('collaborator', content.collaborators, content),
    ...toCompanions('supporter', content.supporters, content),
  ]
  await insertRows(db, 'companions', companions)
}

/** The texts of one entry of a list. */
const textsOf = <Name extends string>(texts: Texts<Readonly<Record<string, Record<Name, string>>>>, key: string) =>
  inColumns(texts, (all) => need(all, key))

const toCompanions = (
  kind: CompanionTable['kind'],
  { facts, texts }: Content['supporters'],
  { pictures }: Pick<Content, 'pictures'>,
) =>
  facts.map(({ key, since = null, logo = null }, index) => ({
    kind,
    id: index + 1,
    since,
    logo,
    ...inColumns(pictures, (alts) => ({ alt: logo === null ? '' : need(alts, logo) })),
    ...textsOf(texts, key),
  }))
