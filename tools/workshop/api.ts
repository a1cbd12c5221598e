/** The API of the stories: answers from data, without a network. */
import { fallbackLanguage, type Language, toLanguage } from '../../shared/languages.ts'
import content from './data/content.json' with { type: 'json' }
import desk from './data/desk.json' with { type: 'json' }
import people from './data/people.json' with { type: 'json' }

/** `waits`: no answer arrives. `unreachable`: the connection failed. */
export type Answer =
  | 'waits'
  | 'unreachable'
  | { status: number; code?: string; fields?: Record<string, string> }
  | { data: unknown }

/** By path; with a project's id behind it where the path alone does not tell. */
export type Answers = Readonly<Record<string, Answer>>

/** The usual answer, for components that take it as a property. When the API sends it, the contract's schemas check it. */
export const known = <T>(name: keyof typeof content | keyof typeof people, lang: Language): T =>
  inLanguage(usual[name], lang) as T

const usual: Readonly<Record<string, unknown>> = { ...content, ...people, ...desk }

const root = 'https://api.invalid/'
let answers: Answers = {}
let roots = 0

/** What is asked from now on gets these answers. @returns an API root of its own: the widget keeps answers by root */
export const answerWith = (next: Answers): string => {
  answers = next
  return `${root}${++roots}`
}

/** Texts in both languages, `{ en, hi }`, become the text of one. */
export const inLanguage = (value: unknown, lang: Language): unknown => {
  if (Array.isArray(value)) return value.map((one) => inLanguage(one, lang))
  if (typeof value !== 'object' || value === null) return value
  if (lang in value) return Object.entries(value).find(([name]) => name === lang)?.[1]
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inLanguage(one, lang)]))
}

const projectIn = (body: unknown): string | null | undefined => {
  if (body instanceof URLSearchParams) return body.get('project_id')
  return typeof body === 'string' ? /"project_id":(\d+)/.exec(body)?.[1] : null
}

const envelope = (status: number, data: unknown, error: unknown = null): Response =>
  new Response(JSON.stringify({ status: status < 400, message: '', data, error }), { status })

const answerTo = async (url: string, init: RequestInit | undefined): Promise<Response> => {
  const path = url.slice(root.length).replace(/^\d+\//, '')
  const short = path.split('?')[0] ?? ''
  const names = [`${short} ${projectIn(init?.body)}`, path, short]
  const lang = toLanguage(new Headers(init?.headers).get('Accept-Language') ?? '') ?? fallbackLanguage
  const name = names.find((one) => one in answers) ?? names.find((one) => one in usual)
  const answer: Answer = name === undefined ? { status: 404 } : (answers[name] ?? { data: usual[name] })
  if (answer === 'waits') return new Promise(() => {})
  if (answer === 'unreachable') throw new TypeError('offline')
  if ('data' in answer) return envelope(200, inLanguage(answer.data, lang))
  return envelope(answer.status, null, { code: answer.code ?? 'refused', fields: answer.fields ?? {} })
}

const network = globalThis.fetch
globalThis.fetch = (asked, init) => {
  const url = asked instanceof Request ? asked.url : String(asked)
  return url.startsWith(root) ? answerTo(url, init) : network(asked, init)
}
