/** Sample pages of demo/content: HTML and its files, without TypeScript. Each request reads them, so a change shows on reload. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'
import { html } from 'hono/html'
import { contentDirectory } from './places.ts'

export type Markup = ReturnType<typeof html>

const folder = join(contentDirectory, 'sample-pages')

/**
 * @param path of the page below `sample-pages`
 * @param values for its places, such as `{{siteRoot}}`; text is escaped
 * @throws Error naming a place without a value
 */
export function samplePage(
  path: string,
  values: Readonly<Record<string, string | Markup | readonly Markup[]>>,
): Markup {
  const [first = '', ...rest] = readFileSync(join(folder, path), 'utf8').split('{{')
  const places = rest.map((part) => part.split('}}') as [name: string, after: string])
  const texts = [first, ...places.map(([, after]) => after)]
  const shown = places.map(([name]) => {
    if (values[name] === undefined) throw new Error(`${path}: nothing is known about {{${name}}}`)
    return values[name]
  })
  return html(Object.assign(texts, { raw: texts }), ...shown)
}

/** The files of a sample page: styles, scripts, pictures. */
export const sampleFiles = (page: string): MiddlewareHandler => serveStatic({ root: join(folder, page, 'files') })
