/** What the widget's build does to sources, so that pages pay for less: see vite.widget.config.ts. */
import { readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { compactStyle } from './compactStyle.ts'
import { rewriteSources } from './rewriteSources.ts'

const entry = (path: string) => new URL(`../../widget/${path}`, import.meta.url).pathname

/** zod shares its settings between copies of itself by a global; on somebody else's page there is one global, and it is not that. */
export const noZodGlobals = (): Plugin =>
  rewriteSources('no-zod-globals', [
    {
      modules: /\/zod\/v4\/core\/(core|registries)\.js/,
      pattern: /\(_a = globalThis\)\.(__zod_\w+) \?\? \(_a\.\1 = (.*)\);/,
      replacement: (_, name = '', value = '') => `const ${name} = ${value};`,
    },
    {
      modules: /\/zod\/v4\/core\/(core|registries)\.js/,
      pattern: /globalThis\.(__zod_\w+)/g,
      replacement: (_, name = '') => name,
    },
  ])

/**
 * What a page has put on Object.prototype counts for nothing in the libraries that we bring along. Preact keeps its options, the empty properties that
 * it compares with and its event handlers by name in plain objects, and would call what it finds there; loops over names take an object's own.
 */
export const noInheritance = (): Plugin =>
  rewriteSources('no-inheritance', [
    {
      modules: /\/preact\/dist\//,
      pattern: /\b(\w=\{)(?=\},|__e:)/g,
      replacement: (_, begin = '') => `${begin}__proto__:null,`,
    },
    {
      modules: /\/preact\/jsx-runtime\/|\/zod\/v4\/core\//,
      pattern: /(for ?\((?:const )?\w+) in ((?:\w=\{\},)?)(\w+)\)/g,
      replacement: (_, head = '', before = '', object = '') => `${head} of (${before}Object.keys(${object})))`,
    },
  ])

/** Of the tokens, those that a sheet of the widget uses: every byte is paid by somebody else's page. */
export const usedTokens = (): Plugin => {
  const folder = entry('styles')
  const sheets = readdirSync(folder)
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
    .join()
  return rewriteSources('used-tokens', [
    {
      modules: /tokens\.css/,
      pattern: /--([\w-]+): [^;]+;/g,
      replacement: (declaration, name = '') => (sheets.includes(`var(--${name})`) ? declaration : ''),
    },
  ])
}

/**
 * Puts the tokens' values in place of `var(--…)` in the sheets that show before the sheet that names the tokens has come: the loader's, and that of the
 * form in a page. A variable without a token stays.
 */
export const inlineTokens = (): Plugin => {
  const tokens = new Map(
    [...readFileSync(entry('../shared/tokens.css'), 'utf8').matchAll(/--([\w-]+): ([^;]+);/g)].map(
      ([, name, value]) => [name, value],
    ),
  )
  return rewriteSources('inline-tokens', [
    {
      modules: /\/(loader\/loader|styles\/inline)\.css/,
      pattern: /var\(--([\w-]+)\)/g,
      replacement: (variable, name) => tokens.get(name) ?? variable,
    },
  ])
}

/** The loader's sheet is in every page: compact, and in the order that it was written in. */
export const compactLoaderStyle = (): Plugin =>
  rewriteSources('compact-loader-style', [
    { modules: /\/loader\/loader\.css/, pattern: /^.+$/s, replacement: (sheet) => compactStyle(sheet) },
  ])
