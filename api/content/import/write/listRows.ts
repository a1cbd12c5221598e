import type { CompanionTable } from '../../../storage/tables/contentTables.ts'
import { type Content, need } from '../content.ts'
import type { Texts } from '../readTexts.ts'
import type { Rows } from './replaceRows.ts'
import { textRows } from './textRows.ts'

/** Banners, people, videos and albums. The ids of lists count from 1, in order; those of an album's pictures begin with its own. */
export function listRows(content: Content): Rows {
  const { homeBanners, pageBanners, trustees, awards, quotes, videos, collaborators, supporters, albums, pictures } =
    content
  const home = numbered(homeBanners.facts)
  const people = numbered(trustees.facts)
  const said = numbered(Object.keys(quotes.en).map((key) => ({ key })))
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
    quotes: said.map(({ id }) => ({ id })),
    quote_texts: said.flatMap(({ id, key }) => textRows({ id }, quotes, (all) => need(all, key))),
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
