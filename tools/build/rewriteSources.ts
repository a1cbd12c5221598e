/** Rewrites sources at build time, and fails if there is nothing to rewrite. */
import type { Plugin } from 'vite'

export interface Rewrite {
  /** Paths of the modules. */
  modules: RegExp
  pattern: RegExp
  replacement: (...match: string[]) => string
}

/**
 * A plugin that rewrites modules before any other plugin reads them. If a build has such modules and none matches a pattern, the build fails. The library or
 * sheet has changed then, and the rewrite would silently be lost.
 */
export const rewriteSources = (name: string, rewrites: readonly Rewrite[]): Plugin => {
  const seen = new Set<Rewrite>()
  const matched = new Set<Rewrite>()
  return {
    name,
    enforce: 'pre',
    buildStart() {
      seen.clear()
      matched.clear()
    },
    transform(code, id) {
      const fitting = rewrites.filter(({ modules }) => modules.test(id))
      let result = code
      for (const rewrite of fitting) {
        seen.add(rewrite)
        if (result.search(rewrite.pattern) >= 0) matched.add(rewrite)
        result = result.replace(rewrite.pattern, rewrite.replacement)
      }
      return fitting.length > 0 ? result : null
    },
    buildEnd(failure) {
      if (failure) return
      for (const rewrite of seen)
        if (!matched.has(rewrite))
          this.error(`${name}: nothing in the modules ${rewrite.modules} matches ${rewrite.pattern}.`)
    },
  }
}

/**
 * Tells the bundler that making a schema has no effect. A resource has one file for its calls and all its schemas. What a page or the widget does not read leaves
 * the built files. A schema that refines another one by name (`nameText.check(…)`) says so itself.
 */
export const pureSchemas = (): Plugin =>
  rewriteSources('pure-schemas', [
    {
      modules: /\/shared\/contract\/(?!transport|upload|lean|choosing|donation\/donation(Type|State))/,
      pattern: /(?<![.\w])z\.(iso\.)?\w+\(/g,
      replacement: (call) => `/* @__PURE__ */ ${call}`,
    },
  ])
