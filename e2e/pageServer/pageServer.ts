/**
 * The pages under test (e2e/pages), on an origin that the trust has registered for a partner. The address says how to serve a page:
 * `/plain?policy=<Content-Security-Policy>&key=<whose reports>`. Policy and page may contain `{{siteRoot}}`, `{{apiRoot}}`, `{{apiOrigin}}`, `{{nonce}}`.
 */
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { createHostilePages } from './hostilePages.ts'
import { readPage } from './pageFile.ts'

const types: Readonly<Record<string, string>> = { html: 'text/html', js: 'text/javascript', css: 'text/css' }

const reportSchema = z.object({
  'csp-report': z.object({ 'blocked-uri': z.string(), 'violated-directive': z.string() }),
})

/** Each visitor has its own `<key>`, so parallel tests do not read each other's reports. */
type Reports = Map<string, string[]>

export function createPageServer(roots: {
  siteRoot: string
  apiRoot: string
}): (request: Request) => Promise<Response> {
  const reports: Reports = new Map()
  const hostile = createHostilePages(roots)
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname.startsWith('/wild/')) return hostile(request)
    const key = searchParams.get('key') ?? ''
    const own = reports.get(key) ?? []
    reports.set(key, own)
    if (pathname === '/report') {
      const { 'blocked-uri': blocked, 'violated-directive': directive } = reportSchema.parse(await request.json())[
        'csp-report'
      ]
      // As in recorder.js: the browser itself requests the icon.
      if (!blocked.endsWith('/favicon.ico')) own.push(directive)
      return new Response(null, { status: 204 })
    }
    if (pathname === '/reports.json') return Response.json(own)
    const copied = /^\/(copy|alone|merged)\/(.+)$/.exec(pathname)
    if (copied) return copyOf(copied[1], copied[2], roots.siteRoot)
    return page(pathname.slice(1), searchParams, roots)
  }
}

/** Our files on the partner's own server: the whole folder (`/copy/widget/v1/donate.js`), the script alone, and the script inside another one. */
async function copyOf(how: string | undefined, path: string | undefined, siteRoot: string): Promise<Response> {
  const answer = await fetch(`${siteRoot}/${how === 'copy' ? path : 'widget/v1/donate.js'}`)
  const text = await answer.text()
  return new Response(how === 'merged' ? `var before = 1;\n${text}\n;var after = 2` : text, {
    status: answer.status,
    headers: { 'Content-Type': answer.headers.get('Content-Type') ?? 'text/plain' },
  })
}

function page(path: string, query: URLSearchParams, roots: { siteRoot: string; apiRoot: string }): Response {
  const name = path.includes('.') ? path : `${path}.html`
  // A name, not a path: files outside the folder are not served.
  if (!/^[\w-]+\.\w+$/.test(name)) return new Response('There is no such page.', { status: 404 })
  const nonce = randomBytes(16).toString('base64')
  const values: Record<string, string> = { ...roots, apiOrigin: new URL(roots.apiRoot).origin, nonce }
  const fill = (text: string): string => text.replaceAll(/\{\{(\w+)\}\}/g, (_, word: string) => values[word] ?? '')
  values['recorder'] = `<script nonce="${nonce}">${readPage('recorder.js')}</script>`
  values['widget'] = fill(query.get('widget') ?? widget)
  const type = types[name.split('.').at(-1) ?? ''] ?? 'text/plain'
  const headers = new Headers({ 'Content-Type': `${type}; charset=utf-8` })
  const policy = query.get('policy')
  if (policy)
    headers.set('Content-Security-Policy', `${fill(policy)}; report-uri /report?key=${query.get('key') ?? ''}`)
  // Scripts of other origins need a hash (the successor of `require-sri-for`).
  if (query.has('hashed')) headers.set('Integrity-Policy', 'blocked-destinations=(script)')
  // Windows of other origins get no opener from this page.
  if (query.has('alone')) headers.set('Cross-Origin-Opener-Policy', 'same-origin')
  try {
    return new Response(fill(readPage(name)), { headers })
  } catch {
    return new Response('There is no such page.', { status: 404 })
  }
}

/** The two lines of the guide. */
export const widget = `<script async nonce="{{nonce}}" src="{{siteRoot}}/widget/v1/donate.js" data-api-root="{{apiRoot}}"></script>`
