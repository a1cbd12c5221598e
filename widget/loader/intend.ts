/** What happens at the first sign that somebody wants to give: modules and the API's data are fetched side by side. */
import { choicesPath, givingPath } from '../../shared/api/paths.ts'
import type { Early } from '../shell.ts'
import { showIn } from './element.ts'
import { language } from './language.ts'
import { later } from './later.ts'
import { load, prefetch } from './modules.ts'
import { options } from './settings.ts'

/** Answers that were asked for ahead, by language, path and form body. */
export const early: Early = {}
let fetched: unknown

const ask = (path: string, body?: URLSearchParams): void => {
  const lang = language()
  // `async`: a `fetch` of the page's own making may throw.
  const answer = (early[lang + path + body] ||= (async () =>
    fetch(options.apiRoot + '/' + path, {
      // A form body needs no preflight: one round trip less on a foreign page.
      method: (body && 'POST') as string,
      body: body as URLSearchParams,
      headers: { 'Accept-Language': lang },
    }))())
  // The dialog asks again where this comes to nothing.
  answer.catch(() => {})
}

/**
 * @param projectId what an opener named, else the page's own counts; not yet looked at: the API refuses what is no project
 * @param opener that pointer or focus is on; none while it is only the browser that is idle
 */
export const intend = (projectId?: unknown, opener?: Element): void => {
  // First, and at once: the largest file is what a press on a slow network waits for.
  fetched ||= [prefetch()]
  // After the frame that a press is waiting for: all else is small, and here before that file.
  later(() => {
    load(language())
      .then((ahead) => ahead.warm(early, opener && showIn))
      .catch(() => {})
    ask(choicesPath)
    const project_id = (projectId || options.projectId) as string
    if (project_id) ask(givingPath, new URLSearchParams({ project_id }))
  })
}
