import type { Plugin } from 'vite'
import { fallbackLanguage, type Language, languages } from '../../shared/languages.ts'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type TrustName, withTrustName } from '../../site/server/trustName.ts'

/** Where the list is, in the folder of the site's build. */
export const pageModulesFile = '.vite/pages.json'

/** A declaration in `site/pages/pages.ts`: the file of its component, with the page's name, and the areas of its texts. */
const declaration = /import\('\.\/(\w+\/(\w+)Page\.tsx)'\),\s+texts: \[([^\]]*)\]/g

/**
 * Writes, for each page of the site, the modules that its declaration fetches: its code, and its texts in each language. The byte budgets measure these
 * (tools/budgets.ts).
 */
export const pageModules = (): Plugin => ({
  name: 'page-modules',
  generateBundle() {
    const list = [...this.getModuleIds()].find((id) => id.endsWith('/site/pages/pages.ts'))
    const source = list ? readFileSync(list, 'utf8') : ''
    const pages = [...source.matchAll(declaration)].map(([, file = '', name = '', areas = '']) => {
      const texts = [...areas.matchAll(/\w+/g)].flatMap(([area]) =>
        languages.map((language) => `texts/${language}/${area}.ts`),
      )
      return [`${name.slice(0, 1).toLowerCase()}${name.slice(1)}`, [`pages/${file}`, ...texts]] as const
    })
    if (pages.length === 0 || pages.length !== source.match(/\bcode:/g)?.length)
      this.error('cannot read the declarations in site/pages/pages.ts')
    this.emitFile({
      type: 'asset',
      fileName: pageModulesFile,
      source: JSON.stringify(Object.fromEntries(pages), null, 2),
    })
  },
})

/** The note of a page that only a browser draws, for readers without scripts. No script of the site has it. Both arguments are addresses. */
const scriptless: Record<Language, (waysToGive: string, contact: string) => string> = {
  en: (ways, contact) =>
    `This page needs JavaScript, as does giving online. <a href="${ways}">By bank transfer, cheque or UPI</a> you can give without it, and <a href="${contact}">write or telephone</a>.`,
  hi: (ways, contact) =>
    `इस पेज के लिए और ऑनलाइन दान के लिए JavaScript चाहिए। उसके बिना भी आप <a href="${ways}">बैंक, चेक या UPI से</a> दान दे सकते हैं, और <a href="${contact}">हमें लिख या फ़ोन कर सकते हैं</a>।`,
}

const noteIn = (language: Language): string => {
  const isFallback = language === fallbackLanguage
  const [ways, contact] = isFallback
    ? ['/donate?ways=offline', '/contact']
    : [`/donate?ways=offline&amp;lang=${language}`, `/contact?lang=${language}`]
  return `<p${isFallback ? '' : ` lang="${language}"`}>${scriptless[language](ways, contact)}</p>`
}

/** Writes the note for readers without scripts into index.html, in each language. */
export const scriptlessNote = (): Plugin => ({
  name: 'scriptless-note',
  transformIndexHtml: (html) =>
    html.replace('<noscript></noscript>', () => `<noscript>${languages.map(noteIn).join('')}</noscript>`),
})

const MANIFEST = 'site.webmanifest'

/** Puts the name into what no script makes: index.html and the manifest. For a build for one host, and for hot reload. */
export function trustNameInFiles(name: TrustName): Plugin {
  return {
    name: 'trust-name-in-files',
    transformIndexHtml: (html) => withTrustName(html, name),
    writeBundle({ dir = '' }) {
      const file = join(dir, MANIFEST)
      if (existsSync(file)) writeFileSync(file, withTrustName(readFileSync(file, 'utf8'), name))
    },
    configureServer({ config, middlewares }) {
      middlewares.use(`/${MANIFEST}`, (_request, response) => {
        response.setHeader('Content-Type', 'application/manifest+json')
        response.end(withTrustName(readFileSync(join(config.publicDir, MANIFEST), 'utf8'), name))
      })
    },
  }
}
