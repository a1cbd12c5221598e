/** A partner's page on a foreign origin: plain HTML with the script tag, and everything that makes a real host page difficult. */
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { strictPolicy } from './strictPolicy.ts'

/** What the page's buttons open, by id in the demo's data: a project of each donation type. */
const PROJECTS = { flexible: '5', items: '1', fixed: '7' }

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8')
/** The page's own style, one sheet in the browser; the order decides between rules of equal weight. */
const subjects = ['base', 'top', 'report', 'give', 'heard']
const template = read('page.html')
const files: Readonly<Record<string, { type: string; text: string }>> = {
  '/leftovers.css': { type: 'text/css', text: read('leftovers.css') },
  '/page.css': { type: 'text/css', text: subjects.map((subject) => read(`styles/${subject}.css`)).join('') },
  '/leftovers.js': { type: 'text/javascript', text: read('leftovers.js') },
  '/page.js': { type: 'text/javascript', text: read('page.js') },
  '/icon.svg': { type: 'image/svg+xml', text: read('icon.svg') },
}

/**
 * The page as a handler. Its address takes `?lang=en|hi` and `?theme=light|dark|auto` (handed to the script tag), `?csp=strict` (a content
 * policy that allows nothing but what the widget's guide asks for) and `?script=off` (the script was blocked).
 *
 * @param roots.siteRoot where the script comes from, e.g. `http://localhost:4300`
 * @param roots.apiRoot e.g. `http://localhost:4301/api`
 */
export function createPartnerPage(roots: { siteRoot: string; apiRoot: string }): (request: Request) => Response {
  return (request) => {
    const { pathname, searchParams } = new URL(request.url)
    const file = Object.hasOwn(files, pathname) ? files[pathname] : undefined
    if (file)
      return new Response(file.text, {
        headers: { 'Content-Type': `${file.type}; charset=utf-8`, 'Cache-Control': 'no-cache' },
      })
    if (pathname !== '/') return new Response('There is no such page.', { status: 404 })

    const nonce = randomBytes(16).toString('base64')
    const values = {
      ...PROJECTS,
      ...roots,
      nonce,
      widgetTag: searchParams.get('script') === 'off' ? '' : widgetTag(roots, searchParams, nonce),
    }
    const headers = new Headers({ 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' })
    if (searchParams.get('csp') === 'strict') headers.set('Content-Security-Policy', strictPolicy(roots, nonce))
    return new Response(fill(template, values), { headers })
  }
}

function widgetTag(roots: { siteRoot: string; apiRoot: string }, query: URLSearchParams, nonce: string): string {
  const chosen = [
    choice('data-lang', query.get('lang'), ['en', 'hi']),
    choice('data-theme', query.get('theme'), ['light', 'dark', 'auto']),
  ].join('')
  return `<script async nonce="${nonce}" src="${roots.siteRoot}/widget/v1/donate.js" data-api-root="${roots.apiRoot}" data-partner="meghdoot" data-floating="bottom-right"${chosen}></script>`
}

/** An attribute for one of the known values, and nothing for any other. */
const choice = (name: string, value: string | null, known: readonly string[]): string =>
  value !== null && known.includes(value) ? ` ${name}="${value}"` : ''

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
