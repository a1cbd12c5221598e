/** What happens at the first sign that somebody wants to give: modules and the API's data are fetched side by side. */
import { choicesPath, givingPath } from '../../shared/api/paths.ts'
import type { Early } from '../shell.ts'
import { element, showIn } from './element.ts'
import { language } from './language.ts'
import { moduleUrl, options, page, tag } from './settings.ts'

type Ahead = typeof import('./ahead.ts')

/** Answers that were asked for ahead, by language, path and project id. */
export const early: Early = {}
let links: unknown

const ask = (path: string, projectId?: string): void => {
  const lang = language()
  const answer = (early[lang + path + projectId] ||= fetch(`${options.apiRoot}/${path}`, {
    // A form body needs no preflight: one round trip less on a foreign page.
    method: projectId ? 'POST' : 'GET',
    body: projectId ? new URLSearchParams({ project_id: projectId }) : null,
    headers: { 'Accept-Language': lang },
  }))
  // The dialog asks again where this comes to nothing.
  answer.catch(() => {})
}

/**
 * @param projectId what a page named, not yet looked at: the API refuses what is no project
 * @param opener that pointer or focus is on; none while it is only the browser that is idle
 */
export const intend = (projectId: unknown, opener?: Element): void => {
  // Fetched, not evaluated: in the press's own task that would make it slower.
  links ||= ['ahead', 'modal', language()].map((name) =>
    page.append(
      element('link', {
        rel: 'modulepreload',
        href: moduleUrl(name),
        nonce: tag.nonce,
        onload() {
          ;(this as HTMLLinkElement).remove()
        },
      }),
    ),
  )
  if (opener)
    import(/* @vite-ignore */ moduleUrl('ahead')).then((ahead: Ahead) => ahead.warm(language(), showIn)).catch(() => {})
  // Where a donor is signed in, the dialog asks itself: those calls carry the token.
  if (options.session?.getState().token) return
  ask(choicesPath)
  if (projectId) ask(givingPath, projectId as string)
}
