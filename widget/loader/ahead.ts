/**
 * Fetches ahead, at the first sign that somebody wants to give: the dialog's modules (fetched, not evaluated: evaluating would make the press
 * slower) and what the API will be asked for first.
 */
import { choicesPath, givingPath } from '../../shared/api/paths.ts'
import type { Early } from '../shell.ts'
import { element } from './element.ts'
import { language, options, positive, tag } from './settings.ts'

export const early = new Map<string, Early>()
const preloaded = new Set<string>()

/** Address of a module of the dialog. */
export const moduleUrl = (name: string): string => new URL(`${__FOLDER__ + name}.js`, tag.src).href

const preload = (name: string): void => {
  if (preloaded.has(name)) return
  preloaded.add(name)
  const link = element('link', { rel: 'modulepreload', href: moduleUrl(name), nonce: tag.nonce })
  link.onload = link.onerror = link.remove
  document.head.append(link)
}

const ask = (path: string, projectId?: number): void => {
  const key = path + (projectId || '')
  if (early.has(key)) return
  const token = options.session?.getState().token
  const answer = fetch(`${options.apiRoot}/${path}`, {
    // A form body and no token need no preflight: one round trip less on a foreign page.
    ...(projectId && { method: 'POST', body: new URLSearchParams(`project_id=${projectId}`) }),
    headers: { 'Accept-Language': language(), ...(token && { Authorization: `Bearer ${token}` }) },
    credentials: 'omit',
  })
  answer.catch(() => early.delete(key))
  early.set(key, { at: Date.now(), answer })
}

export const fetchAhead = (projectId?: number): void => {
  preload('modal')
  preload(language())
  ask(choicesPath)
  if (projectId) ask(givingPath, projectId)
}

/** The project that an opener names, or else the page. */
export const projectOf = (given: unknown): number | undefined => positive(given || options.projectId)
