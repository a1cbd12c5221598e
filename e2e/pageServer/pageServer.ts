/**
 * The pages under test (e2e/pages), on an origin that the trust knows as a partner's. The address says how a page is served:
 * `/plain?policy=<Content-Security-Policy>&key=<whose reports>`, with `{{siteRoot}}`, `{{apiRoot}}`, `{{apiOrigin}}`, `{{nonce}}` filled in policy and page alike.
 */
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { createHostilePages } from './hostilePages.ts'
import { readPage } from './pageFile.ts'

const types: Readonly<Record<string, string>> = { html: 'text/html', js: 'text/javascript', css: 'text/css' }

const reportSchema = z.object({
  'csp-report': z.object({ 'blocked-uri': z.string(), 'violated-directive': z.string() }),
})

/** `<key>` is a visitor's own, so that tests side by side do not read each other's. */
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
      // As recorder.js: the icon is the browser's own question.
      if (!blocked.endsWith('/favicon.ico')) own.push(directive)
      return new Response(null, { status: 204 })
    }
    if (pathname === '/reports.json') return Response.json(own)
    return page(pathname.slice(1), searchParams, roots)
  }
}

function page(path: string, query: URLSearchParams, roots: { siteRoot: string; apiRoot: string }): Response {
  const name = path.includes('.') ? path : `${path}.html`
  // A name, not a path: nothing outside the folder is served.
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
  // No script from elsewhere without a hash (what `require-sri-for` was to be).
  if (query.has('hashed')) headers.set('Integrity-Policy', 'blocked-destinations=(script)')
  // Windows that this page opens from elsewhere know no opener.
  if (query.has('alone')) headers.set('Cross-Origin-Opener-Policy', 'same-origin')
  try {
    return new Response(fill(readPage(name)), { headers })
  } catch {
    return new Response('There is no such page.', { status: 404 })
  }
}

/** The two lines of the guide. */
export const widget = `<script async nonce="{{nonce}}" src="{{siteRoot}}/widget/v1/donate.js" data-api-root="{{apiRoot}}"></script>`
