/**
 * Leaves out of Preact what the widget cannot reach, because Preact is one file with all features. Left out are taking over HTML that a server has
 * written (`hydrate`), portals, HTML as text, and effects that run after a paint. `widget/renderer.ts` exports none of them, and renders into an empty
 * element.
 * The patterns are for the version in package-lock.json. One that matches nothing fails the build.
 */
import type { Plugin } from 'vite'
import { type Rewrite, rewriteSources } from './rewriteSources.ts'

/** A name in minified code. */
const name = String.raw`[\w$]+`

/** @param pattern `#` means any name */
const leaveOut = (modules: RegExp, pattern: string, replacement = ''): Rewrite => ({
  modules,
  pattern: new RegExp(pattern.replaceAll('#', name), 'g'),
  replacement: (_, ...groups) => replacement.replace('$1', groups[0] ?? ''),
})

const core = /\/preact\/dist\/preact\.mjs/
const hooks = /\/preact\/hooks\/dist\/hooks\.mjs/

export const preactRewrites: readonly Rewrite[] = [
  // No element is ever marked as written by a server: flag 32, and 128 where that was interrupted.
  leaveOut(core, String.raw`(?:#&&)?(?:32|128)&#\.__u`, '0'),
  leaveOut(
    core,
    String.raw`if\((#\.length=#,#\.__v=null),#\|\|#\)if\(#&&#\.then\)\{.*?\}else #&&#\.some\(#\);else `,
    '$1;',
  ),
  leaveOut(core, String.raw`!#&&\(#=#\.__c\)&&\(#=#\.__z\)&&\(#=#\(#,#=\[\]\)\)&&\([^)]*\),#\(#\),#\(#\)\),`),
  // So none of its elements is looked for, and none of its attributes and texts is compared.
  leaveOut(core, String.raw`(1999/xhtml"\)),#\)for\([^{}]*\{#=#,#\[#\]=null;break\}`, '$1);'),
  leaveOut(core, String.raw`,#&&\(#\.__m&&[^)]*\),#=!1\),#=null\}`, '}'),
  leaveOut(core, String.raw`,!#&&#\)for\([^;]*;[^;]*\.attributes\.length;[^;]*;`, ');'),
  leaveOut(core, String.raw`#&&"function"!=typeof #\|\|(#\[#\]===)`, '$1'),
  leaveOut(core, String.raw`#&&"textarea"!=#\|\|\(`, '('),
  leaveOut(core, String.raw`\|\|#&&#\.data==#`),
  // Portals.
  leaveOut(core, String.raw`#\.props\.__P\b`, '0'),
  leaveOut(core, String.raw`#\.__P&&\(`, '0&&('),
  // HTML as text.
  leaveOut(core, String.raw`"dangerouslySetInnerHTML"==#\?#=#:`),
  leaveOut(
    core,
    String.raw`#\?\(#\|\|#&&\([^()]*\)\|\|\(#\.innerHTML=#\.__html\),#\.__k=\[\]\):\(#&&\(#\.textContent=""\),`,
    '(',
  ),
  // Effects after a paint: nothing is queued for them, and nothing has to be cleaned up after the others.
  leaveOut(hooks, String.raw`#\.__H\.__h\.length&&#\(#\.push\(#\)\)`, '0'),
  leaveOut(hooks, String.raw`if\(#\.__P&&#\.__c\)\{.*?\}else `),
]

/** What `react` is in the widget: Preact, by the aliases of a build. */
export const toPreact = [
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: '@preact/compat/jsx-runtime' },
  { find: /^react(-dom\/client)?$/, replacement: new URL('../../widget/renderer.ts', import.meta.url).pathname },
]

/** Preact without what the widget cannot reach. */
export const leanPreact = (): Plugin => rewriteSources('lean-preact', preactRewrites)
