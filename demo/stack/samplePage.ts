/** Sample pages of demo/content: HTML and its files, without TypeScript. Each request reads them, so a change shows on reload. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'
import { html } from 'hono/html'
import { contentDirectory, repository } from './places.ts'

export type Markup = ReturnType<typeof html>

/** Values by the names of their places. Text is escaped. */
export type Values = Readonly<Record<string, string | Markup | ReadonlyArray<string | Markup>>>

const folder = join(contentDirectory, 'sample-pages')

/** The text of a page, or of one of several in a file: there a line `<!-- page: name -->` begins each. */
function readPage(path: string): string {
  const [file = '', name] = path.split('#')
  const text = readFileSync(join(folder, file), 'utf8')
  if (name === undefined) return text
  const start = `<!-- page: ${name} -->\n`
  const [, page] = text.split(start)
  if (page === undefined) throw new Error(`There is no page ${path}.`)
  return page.split('\n<!-- page: ')[0] ?? ''
}

/**
 * @param path of the page below `sample-pages`, such as `partner.html`. A file with several pages: `payments.html#pay`.
 * @param values for its places, such as `{{siteRoot}}`
 * @throws Error naming a place without a value, or a page that does not exist
 */
export function samplePage(path: string, values: Values): Markup {
  const [first = '', ...rest] = readPage(path).split('{{')
  const places = rest.map((part) => part.split('}}') as [name: string, after: string])
  const texts = [first, ...places.map(([, after]) => after)]
  const shown = places.map(([name]) => {
    if (values[name] === undefined) throw new Error(`${path}: nothing is known about {{${name}}}`)
    return values[name]
  })
  return html(Object.assign(texts, { raw: texts }), ...shown)
}

/** The files of a sample page: styles, scripts, pictures. */
export function sampleFiles(page: string): MiddlewareHandler {
  const serve = serveStatic({ root: join(folder, page) })
  return async (c, next) => {
    const file = await serve(c, next)
    if (file instanceof Response) file.headers.set('Cache-Control', 'no-cache')
    return file
  }
}

/** The site's own files with Hindi letters, which many machines lack. `sandbox/style.css` names them. */
export const hindiFonts = (): MiddlewareHandler =>
  serveStatic({
    root: join(repository, 'node_modules/@fontsource/mukta/files'),
    rewriteRequestPath: (path) => path.replace('/fonts/', '/'),
  })

/** Fields of a form that nobody sees. */
export const hiddenFields = (fields: Readonly<Record<string, string>>): Markup[] =>
  Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)
