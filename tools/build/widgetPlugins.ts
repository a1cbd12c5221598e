/** Changes of the widget's build to sources, so pages load fewer bytes: see vite.widget.config.ts. */

import { readdirSync, readFileSync } from 'node:fs'
import type { Plugin as PostcssPlugin } from 'postcss'
import type { Plugin } from 'vite'
import { rewriteSources } from './rewriteSources.ts'

/**
 * Removes comments and needless white space from a style sheet, and keeps its order. For very small sheets, a minifier's other changes make the compressed
 * result longer. The spaces around `+` and `-` stay, because `calc()` needs them.
 */
export const compactStyle = (css: string): string =>
  css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,/*<>!]) ?/g, '$1')
    .replaceAll(': ', ':')
    .replaceAll(';}', '}')
    .replace(/\b0\./g, '.')
    .trim()

const entry = (path: string) => new URL(`../../widget/${path}`, import.meta.url).pathname

/** zod shares its settings between copies of itself through a global. On a host page the widget may add one global only, and that is not zod's. */
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
 * Values that a page puts on Object.prototype must not change our libraries. Preact reads its options, empty properties and event handlers by name from plain
 * objects, and would call such values. Loops over names use an object's own names.
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

/** The tokens that apply everywhere, without those of one language. */
const readTokens = (): Map<string, string> => {
  const rule = readFileSync(entry('../shared/tokens.css'), 'utf8').split('\n}')[0] ?? ''
  return new Map([...rule.matchAll(/--([\w-]+):\s+([^;]+);/g)].map(([, name = '', value = '']) => [name, value]))
}

/** A token with one value in both themes that no host page can set (`--corner` is `--donate-radius`). */
const isFixed = (name: string, value: string): boolean => !value.includes('light-dark(') && name !== 'corner'

/** Only the tokens that a sheet of the widget uses and that `inlineTokens` leaves, because every host page pays for their bytes. */
export const usedTokens = (): Plugin => {
  const folder = entry('styles')
  const sheets = readdirSync(folder)
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
    .join()
  return rewriteSources('used-tokens', [
    {
      modules: /tokens\.css/,
      pattern: /--([\w-]+):\s+([^;]+);/g,
      replacement: (declaration, name = '', value = '') =>
        sheets.includes(`var(--${name})`) && !isFixed(name, value) ? declaration : '',
    },
  ])
}

/**
 * Replaces `var(--…)` in the widget's sheets by the token's value, which saves bytes. Tokens that differ by theme or page stay variables. Two sheets show before
 * the sheet with the tokens has loaded: the loader's, and that of the form in a page. There all tokens are replaced. A variable without a token stays.
 */
export const inlineTokens = (): PostcssPlugin => {
  const tokens = readTokens()
  return {
    postcssPlugin: 'inline-tokens',
    Declaration(declaration, { result }) {
      const sheet = result.opts.from ?? ''
      if (!sheet.includes('/widget/')) return
      const showsFirst = /\/(loader\/loader|styles\/inline)\.css/.test(sheet)
      declaration.value = declaration.value.replaceAll(/var\(--([\w-]+)\)/g, (variable, name: string) => {
        const value = tokens.get(name)
        // A token that a host page may set falls back to its own value.
        const isFallback = declaration.prop === `--${name}`
        return value !== undefined && (showsFirst || isFallback || isFixed(name, value))
          ? compactStyle(value)
          : variable
      })
    },
  }
}

/** The loader's sheet is in every page: compact, in its original order. */
export const compactLoaderStyle = (): Plugin =>
  rewriteSources('compact-loader-style', [
    { modules: /\/loader\/loader\.css/, pattern: /^.+$/s, replacement: (sheet) => compactStyle(sheet) },
  ])
