/**
 * The trust's fonts, from the font packages' files. If they do not load at once, system fonts with the same metrics stay for that visit. Otherwise a
 * line could break at another word and move everything below.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from '../../stack/places.ts'
import { type Language, languageFacts } from '../../../shared/languages.ts'
import type { PageFile } from './pageFile.ts'

const ranges = {
  devanagari: 'U+0900-097F, U+1CD0-1CF9, U+200C-200D, U+25CC, U+A830-A839, U+A8E0-A8FF',
  'latin-ext': 'U+0100-0130, U+0132-0151, U+0154-02BA, U+1E00-1E9F, U+20A0-20AB, U+20AD-20C0',
  latin:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-200B, U+200E-206F, U+20AC, U+2122, U+2191-2193, U+2212',
}
type Script = keyof typeof ranges

interface Face {
  family: string
  folder: string
  weight: 400 | 600
  scripts: readonly Script[]
}

const faces: readonly Face[] = [
  { family: 'Mukta', folder: 'mukta', weight: 400, scripts: ['devanagari', 'latin-ext', 'latin'] },
  { family: 'Mukta', folder: 'mukta', weight: 600, scripts: ['devanagari', 'latin-ext', 'latin'] },
  { family: 'Tiro Devanagari Hindi', folder: 'tiro-devanagari-hindi', weight: 400, scripts: ['devanagari', 'latin'] },
]

const files = faces.flatMap(({ family, folder, weight, scripts }) =>
  scripts.map((script) => ({ family, folder, weight, script, name: `${folder}-${script}-${weight}-normal.woff2` })),
)

export const fontFiles: Readonly<Record<string, PageFile>> = Object.fromEntries(
  files.map(({ folder, name }) => {
    const path = join(repository, 'node_modules/@fontsource', folder, 'files', name)
    return [`/fonts/${name}`, { type: 'font/woff2', body: new Uint8Array(readFileSync(path)) }]
  }),
)

/** What the first view of a page needs, to be preloaded beside its style. */
export const firstFonts = (ui: Language): string[] => {
  const { script } = languageFacts[ui]
  return files.filter((file) => file.script === script).map(({ name }) => `/fonts/${name}`)
}

/** Measured for the site (site/styles/fonts.css): a system font with the height and width of our fonts. */
const fallbacks = [
  '@font-face{font-family:"Mukta Fallback";src:local("Arial"),local("Roboto"),local("Liberation Sans");size-adjust:93%;ascent-override:121.5%;descent-override:57%;line-gap-override:0%}',
  '@font-face{font-family:"Tiro Fallback";src:local("Georgia");size-adjust:99%;ascent-override:76.8%;descent-override:25.3%;line-gap-override:0%}',
]

const ours = files.map(
  ({ family, weight, script, name }) =>
    `@font-face{font-family:"${family}";font-weight:${weight};font-display:optional;src:url("/fonts/${name}") format("woff2");unicode-range:${ranges[script]}}`,
)

export const fontStyle = [...ours, ...fallbacks].join('\n')
