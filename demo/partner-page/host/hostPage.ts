/** A partner's page on a foreign origin: plain HTML with the script tag, and everything that makes a real host page difficult. */
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { attributesOf, settings } from '../../../shared/embed/settings.ts'
import { tag, toHtml } from '../configurator/lines/tag.ts'
import type { PageFile, PageRoots } from '../frame/pageFile.ts'
import { strictPolicy } from './strictPolicy.ts'

/** What the page's buttons open, by id in the demo's data: a project of each donation type. */
const PROJECTS = { flexible: '5', items: '1', fixed: '7' }

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8')
/** The page's own styles, one sheet in the browser; the order decides between rules of equal weight. */
const subjects = ['base', 'top', 'report', 'give', 'heard', 'narrow']
const template = read('page.html')

export const hostFiles: Readonly<Record<string, PageFile>> = {
  '/leftovers.css': { type: 'text/css', body: read('leftovers.css') },
  '/page.css': { type: 'text/css', body: subjects.map((subject) => read(`styles/${subject}.css`)).join('') },
  '/leftovers.js': { type: 'text/javascript', body: read('leftovers.js') },
  '/page.js': { type: 'text/javascript', body: read('page.js') },
  '/icon.svg': { type: 'image/svg+xml', body: read('icon.svg') },
}

/**
 * The page. The parameters `lang` and `theme` of its address go to the script tag. `csp=strict` adds a content policy that allows only what the widget's
 * guide requires. `script=off` leaves the script out, as if it was blocked.
 */
export function showHostPage(query: URLSearchParams, roots: PageRoots): Response {
  const nonce = randomBytes(16).toString('base64')
  const values = {
    ...PROJECTS,
    ...roots,
    nonce,
    widgetTag: query.get('script') === 'off' ? '' : widgetTag(roots, query, nonce),
  }
  const headers = new Headers({ 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' })
  if (query.get('csp') === 'strict') headers.set('Content-Security-Policy', strictPolicy(roots, nonce))
  return new Response(fill(template, values), { headers })
}

function widgetTag({ siteRoot, apiRoot }: PageRoots, query: URLSearchParams, nonce: string): string {
  const said = attributesOf({
    apiRoot,
    partner: 'meghdoot',
    floating: 'bottom-right',
    lang: known(settings.lang.takes, query.get('lang')),
    theme: known(settings.theme.takes, query.get('theme')),
  })
  return toHtml(tag('script', { async: true, nonce, src: `${siteRoot}/widget/v1/donate.js`, ...said }))
}

const known = <Word extends string>(words: readonly Word[], asked: string | null): Word | undefined =>
  words.find((word) => word === asked)

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
