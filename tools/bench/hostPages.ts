/** Pages that the bench opens: a plain host page with the script tag, the same without it, and the floor. They have their own origin. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { dataDir } from '../../demo/stack/places.ts'
import { answerAsApi } from './apiDouble.ts'

const read = (name: string): string => readFileSync(join(import.meta.dirname, 'pages', `${name}.html`), 'utf8')
const frame = read('host')

/** A partner's page around the given content. A button that grows late pushes its text, because the quick start's lines reserve no space. */
export const hostPage = (head: string, body: string): string =>
  frame.replace('<!--head-->', () => head).replace('<!--body-->', () => body)

/** Openers for a project. */
const openers: Readonly<Record<string, (id: string) => string>> = {
  /** The quick start's button, with a link inside that works without the script, too. */
  pasted: (id) => `<donate-button project-id="${id}"><a href="/donate?project=${id}">Donate Now</a></donate-button>`,
  /** A button without a link inside: we draw it, so its page reserves space for it (docs/embedding/troubleshooting.md). */
  drawn: (id) => `<donate-button class="reserved" project-id="${id}"></donate-button>`,
  /** The browser's own button with the same words: the least cost of so many buttons. */
  native: () => '<button class="reserved">Donate Now</button>',
}

/**
 * A handler for `/floor`, the browser's own dialog, and for `/many?id=1` with the API's double under `/api`. `/pasted`, `/drawn`, `/links` (as pasted, without our
 * script) and `/native` take `?id=4&buttons=50`. Other widgets' pages are under `/peers/`.
 */
export function createHostPages({ siteRoot, apiRoot }: { siteRoot: string; apiRoot: string }): Hono {
  const tag = (root: string) => `<script async src="${siteRoot}/widget/v1/donate.js" data-api-root="${root}"></script>`
  const pages = new Hono()
  pages.use(async (context, next) => {
    await next()
    context.header('Cache-Control', 'no-store')
  })
  pages.all('/api/*', async ({ req }) => answerAsApi(req.path.slice('/api/'.length), await req.text()))
  pages.get(
    '/peers/*',
    serveStatic({
      root: join(dataDir, 'peers'),
      rewriteRequestPath: (path) => path.replace(/^\/peers\/(\w+)\//, '/$1/dist/'),
    }),
  )
  pages.get('/floor', (context) => context.html(hostPage('', read('floor'))))
  const page = (path: string, head: string, opener: string) =>
    pages.get(path, (context) => {
      const { id = '', buttons = '1' } = context.req.query()
      return context.html(hostPage(head, (openers[opener]?.(id) ?? '').repeat(Number(buttons))))
    })
  page('/pasted', tag(apiRoot), 'pasted')
  page('/drawn', tag(apiRoot), 'drawn')
  page('/links', '', 'pasted')
  page('/native', '', 'native')
  page('/many', tag('/api'), 'pasted')
  return pages
}
