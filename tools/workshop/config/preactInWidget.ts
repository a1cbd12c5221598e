import type { Plugin } from 'vite'

const folder = (path: string) => new URL(path, import.meta.url).pathname
const widget = folder('../../../widget/')
const dialog = folder('../dialog/')
const modules = folder('../dialog/modules.ts')

/** Files of the widget, and what draws its stories, get Preact for `react`, as in their own build (vite.widget.config.ts); all others get React. */
export const preactInWidget = (): Plugin => ({
  name: 'preact-in-widget',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!importer?.startsWith(widget) && !importer?.startsWith(dialog)) return null
    if (/^react\/jsx-(dev-)?runtime$/.test(source)) return this.resolve('@preact/compat/jsx-runtime', importer)
    if (/^react(-dom\/client)?$/.test(source)) return `${widget}renderer.ts`
    // The loader opens its own shell; the story draws the dialog into it.
    return source.endsWith('/modules.ts') ? modules : null
  },
})
