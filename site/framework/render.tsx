/** Renders public pages to HTML, on a server. Built to `dist/site-server`; the demo's site server loads it from there. */
import { JSDOM } from 'jsdom'
import { use as wait } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { ApiError } from '../../shared/contract/transport.ts'
import { memoryStorage } from '../../shared/auth/storage.ts'
import type { Language } from '../../shared/languages.ts'
import { sitePaths } from '../../shared/sitePaths.ts'
import { App } from '../app/App.tsx'
import { stateId } from './firstLoad/prerendered.ts'
import { LanguageContext, loadFollowers } from '../app/language/language.ts'
import type { PageDeclaration } from './pageDeclaration.ts'
import { pageAt } from './pages.ts'
import { asksForNothing } from '../app/redirectOf.ts'
import { createServices, type Prerender, type Services } from '../app/services.ts'
import { trustName } from './firstLoad/roots.ts'
import { loadTexts } from '../texts/useTexts.ts'

export { chosenLanguage, firstLanguage, languageCookie } from '../app/language/language.ts'
export { redirectOf } from '../app/redirectOf.ts'
export { personalPaths, siteMap } from './siteMap.ts'
export { stateId }

interface RenderOptions {
  /** Path with query. */
  address: string
  lang: Language
  /** API root without a slash at its end, as this server reaches it. */
  apiRoot: string
  /** Here and not filled in like the browser's: so it is escaped wherever a page has it. */
  trustName: Readonly<Record<Language, string>>
  fetch: typeof fetch
}

/**
 * `html`: the inside of `#root`, the tags for the head, and the state for the browser. Absent if the page is not prerendered or its content does not
 * exist: the browser then renders it itself, and says so.
 */
export interface RenderedPage {
  status: 200 | 404
  html?: { head: string; body: string; state: string }
}

// A browser reads the API's HTML as plain text by itself (pages/donate/plainText.ts); a server gets the function.
globalThis.DOMParser ??= new JSDOM('').window.DOMParser

/** The query parameters that the page at a path reads. */
export const queryOf = (pathname: string): NonNullable<PageDeclaration['query']> => pageAt(pathname)?.query ?? {}

/** React writes the tags for the head before everything else. */
const hoisted = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)+/

/** @throws if anything of the page failed to load: the next request may work, so nothing is kept */
export const renderPage = async (options: RenderOptions): Promise<RenderedPage> => {
  const { pathname } = new URL(options.address, 'http://site')
  const page = pageAt(pathname)
  if (page?.access !== 'public') return { status: 200 }
  if (asksForNothing(pathname)) return { status: 404 }
  const { lang } = options
  Object.assign(trustName, options.trustName)
  await Promise.all([loadFollowers(lang), loadTexts('common', lang), page.load(lang)])
  const answers = collectAnswers()
  const services = createServices({
    apiRoot: options.apiRoot,
    fetch: async (url, init) => options.fetch(url, init),
    storage: memoryStorage(),
    lang: () => lang,
    onServerFault: () => {},
    prerender: answers.prerender,
  })
  return render(options, services, answers)
}

const render = async (
  { address, lang }: RenderOptions,
  services: Services,
  answers: CollectedAnswers,
): Promise<RenderedPage> => {
  const { prelude } = await prerenderToNodeStream(
    <LanguageContext value={lang}>
      <App services={services} router={(routes) => <StaticRouter location={address}>{routes}</StaticRouter>} />
    </LanguageContext>,
    // Long sections must not be moved into place by inline scripts: everything is complete already.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  )
  const chunks: string[] = []
  for await (const chunk of prelude) chunks.push(String(chunk))
  const whole = chunks.join('')
  const missing = answers.failures.some((error) => error instanceof ApiError && error.status === 404)
  if (missing) return { status: 404 }
  const [failure] = answers.failures
  if (failure) throw failure
  const head = hoisted.exec(whole)?.[0] ?? ''
  const state = JSON.stringify(answers.answers).replaceAll('<', '\\u003c')
  return {
    status: address.startsWith(sitePaths.notFound) ? 404 : 200,
    html: { head, body: whole.slice(head.length), state },
  }
}

interface CollectedAnswers {
  prerender: Prerender
  /** By key. */
  answers: Record<string, unknown>
  failures: Error[]
}

/** Requests what a page needs while it is rendered, each item once, and keeps the answers for the browser. */
const collectAnswers = (): CollectedAnswers => {
  const answers: Record<string, unknown> = {}
  const failures: Error[] = []
  const asked = new Map<string, Promise<{ data: unknown } | { error: Error }>>()
  const prerender = (id: string, ask: () => Promise<unknown>) => {
    let answer = asked.get(id)
    if (!answer) {
      answer = ask().then(
        (data) => {
          answers[id] = data
          return { data }
        },
        (reason: unknown) => {
          const error = reason instanceof Error ? reason : new Error(String(reason))
          failures.push(error)
          return { error }
        },
      )
      asked.set(id, answer)
    }
    return wait(answer)
  }
  // Each id always has the same kind of answer.
  return { prerender: prerender as Prerender, answers, failures }
}
