/** Pages that the bench opens: a plain host page with the script tag, the same without it, and the floor. They have their own origin. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { dataDir } from '../../demo/stack/places.ts'

const read = (name: string): string => readFileSync(join(import.meta.dirname, 'peers/pages', `${name}.html`), 'utf8')
const frame = read('host')

/** A partner's page around the given content. A button that grows late pushes its text, because the quick start's lines reserve no space. */
export const hostPage = (head: string, body: string): string =>
  frame.replace('<!--head-->', () => head).replace('<!--body-->', () => body)

/** The quick start's button, with a link inside that works without the script, too. */
const button = (id = '') =>
  `<donate-button project-id="${id}"><a href="/donate?project=${id}">Donate Now</a></donate-button>`

/** A handler for `/floor`, the browser's own dialog; `/pasted?id=4`; `/links?id=4`, the same without our script; `/peers/`, other widgets' pages. */
export function createHostPages({ siteRoot, apiRoot }: { siteRoot: string; apiRoot: string }): Hono {
  const tag = `<script async src="${siteRoot}/widget/v1/donate.js" data-api-root="${apiRoot}"></script>`
  const pages = new Hono()
  pages.use(async (context, next) => {
    await next()
    context.header('Cache-Control', 'no-store')
  })
  pages.get(
    '/peers/*',
    serveStatic({
      root: join(dataDir, 'peers'),
      rewriteRequestPath: (path) => path.replace(/^\/peers\/(\w+)\//, '/$1/dist/'),
    }),
  )
  pages.get('/floor', (context) => context.html(hostPage('', read('floor'))))
  pages.get('/pasted', (context) => context.html(hostPage(tag, button(context.req.query('id')))))
  pages.get('/links', (context) => context.html(hostPage('', button(context.req.query('id')))))
  return pages
}
