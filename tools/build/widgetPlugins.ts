/** What the widget's build does to sources, so that pages pay for less: see vite.widget.config.ts. */
import { readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const entry = (path: string) => new URL(`../../widget/${path}`, import.meta.url).pathname

/** zod shares its settings between copies of itself by a global; on somebody else's page there is one global, and it is not that. */
export const noZodGlobals = (): Plugin => ({
  name: 'no-zod-globals',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('/zod/v4/core/')
      ? code
          .replace(/\(_a = globalThis\)\.(__zod_\w+) \?\? \(_a\.\1 = (.*)\);/, 'const $1 = $2;')
          .replaceAll('globalThis.__zod_', '__zod_')
      : null,
})

/**
 * What a page has put on Object.prototype counts for nothing in the libraries that we bring along. Preact keeps its options, the empty properties that
 * it compares with and its event handlers by name in plain objects, and would call what it finds there; loops over names take an object's own.
 */
export const noInheritance = (): Plugin => ({
  name: 'no-inheritance',
  enforce: 'pre',
  transform(code, id) {
    if (id.includes('/preact/dist/')) return code.replace(/\b(\w=\{)(?=\},|__e:)/g, '$1__proto__:null,')
    if (id.includes('/preact/jsx-runtime/') || id.includes('/zod/v4/core/'))
      return code.replace(/(for ?\((?:const )?\w+) in ((?:\w=\{\},)?)(\w+)\)/g, '$1 of ($2Object.keys($3)))')
    return null
  },
})

/** Of the tokens, those that a sheet of the widget uses: every byte is paid by somebody else's page. */
export const usedTokens = (): Plugin => {
  const folder = entry('styles')
  const sheets = readdirSync(folder)
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
    .join()
  return {
    name: 'used-tokens',
    enforce: 'pre',
    transform: (code, id) =>
      id.includes('tokens.css')
        ? code.replace(/--([\w-]+): [^;]+;/g, (whole, name: string) => (sheets.includes(`var(--${name})`) ? whole : ''))
        : null,
  }
}

/**
 * The loader's style, as short as it can be written in the order it stands in: the tokens' values in place of `var(--…)` (a variable without
 * a token stays), no comment, no white space. A minifier that sorts declarations makes it longer once compressed. The form in a page has its
 * tokens in the same way: it stands before the sheet that names them has come.
 */
export const loaderStyle = (): Plugin => ({
  name: 'loader-style',
  enforce: 'pre',
  transform(code, id) {
    if (!/(loader|styles\/inline)\.css/.test(id)) return null
    const tokens = new Map(
      [...readFileSync(entry('../shared/tokens.css'), 'utf8').matchAll(/--([\w-]+): ([^;]+);/g)].map(
        ([, name, value]) => [name, value],
      ),
    )
    return code
      .replace(/\/\*.*?\*\//gs, '')
      .replace(/var\(--([\w-]+)\)/g, (whole, name: string) => tokens.get(name) ?? whole)
      .replace(/\s+/g, ' ')
      .replace(/ ?([{};,<>!/+]|: ) ?/g, (_, mark: string) => mark.trim())
      .replaceAll(') * ', ')*')
      .replaceAll(';}', '}')
      .replace(/\b0\./g, '.')
      .replaceAll(') calc', ')calc')
      .replaceAll(') xyz', ')xyz')
      .replace(/\( | \)/g, (both) => both.trim())
      .replaceAll(') 0 0', ')0 0')
      .trim()
  },
})
