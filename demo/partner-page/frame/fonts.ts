/**
 * The fonts of the trust's site. If they do not load at once, system fonts with the same metrics stay for that visit. Otherwise a line could break at
 * another word and move everything below.
 */
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { repository } from '../../stack/places.ts'
import { type Language, languageFacts } from '../../../shared/languages.ts'

const sheet = readFileSync(join(repository, 'site/styles/fonts.css'), 'utf8')
/** Beside the sheet, or in a package. */
const paths = [...sheet.matchAll(/url\("([^"]+)"\)/g)].map(([, path = '']) => path)
const folderOf = (path: string): string => join(repository, path.startsWith('./') ? 'site/styles' : 'node_modules')

/** The files by their names. */
export const fontFiles = new Map(
  paths.map((path) => [basename(path), new Uint8Array(readFileSync(join(folderOf(path), path)))]),
)

/** What the first view of a page needs, to be preloaded beside its style. */
export const firstFonts = (ui: Language): string[] => {
  const ofScript = new RegExp(`-${languageFacts[ui].script}-\\d+-`)
  return [...fontFiles.keys()].filter((name) => ofScript.test(name)).map((name) => `/fonts/${name}`)
}

export const fontStyle = sheet
  .replaceAll(/url\("[^"]*\/([^"/]+)"\)/g, 'url("/fonts/$1")')
  .replaceAll('font-display: swap', 'font-display: optional')
