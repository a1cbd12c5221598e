import type { Call, DataAnswer, PublicRead, Route } from '../call.ts'
import type { Envelope } from '../../shared/contract/envelope.ts'
import type { Language } from '../../shared/languages.ts'
import type { Refused } from '../base/http/refusal.ts'
import { texts } from '../texts/texts.ts'
import type { SentenceKey } from '../texts/en/sentences.ts'
import type { Dependencies } from '../dependencies.ts'
import { readJson, readQuery } from '../base/http/readRequest.ts'
import { type AnswerMemory, respondWith, storeAnswer } from '../base/http/answerMemory.ts'

/** More fields do not help in one sentence. The answer's `fields` list all of them. */
const MOST = 3

/** Says which fields of a payload are wrong: "Enter your full name. Check the e-mail address." Null if a field has no name that people use. */
export function fieldSentence(wrong: Readonly<Record<string, string>>, language: Language): string | null {
  const { fields, enter, check } = texts[language]
  const names: Readonly<Record<string, string>> = fields
  const sentences: string[] = []
  for (const [field, code] of Object.entries(wrong).slice(0, MOST)) {
    const name = names[field]
    if (!name) return null
    sentences.push(code === 'required' ? enter(name) : check(name))
  }
  return sentences.length > 0 ? sentences.join(' ') : null
}

const say = (key: SentenceKey, language: Language): string => texts[language].sentences[key]

/** An answer in the envelope of the specification: `{ status: true, message, data, error: null }`. */
export function answerWith(answer: DataAnswer, language: Language): Response {
  const response = envelope(200, bodyOf(answer, language))
  if (answer.cookie) response.headers.set('Set-Cookie', answer.cookie)
  return response
}

/** The JSON text of a good answer. */
export function bodyOf({ data, message = 'ok' }: DataAnswer, language: Language): string {
  return textOf({ status: true, message: say(message, language), data, error: null })
}

const textOf = (body: Envelope<unknown>): string => JSON.stringify(body)

/** A refusal in the envelope, in the reader's language, with Retry-After if the caller must wait. */
export function answerRefusal(refused: Refused, language: Language): Response {
  const { code, detail, status } = refused
  const body = textOf({
    status: false,
    message: sentenceOf(refused, language),
    data: null,
    error: detail.fields ? { code, fields: detail.fields } : { code },
  })
  const response = envelope(status, body)
  if (detail.retryAfterSeconds !== undefined) response.headers.set('Retry-After', String(detail.retryAfterSeconds))
  return response
}

/** The refusal's own sentence. For a payload with wrong fields it names them. */
function sentenceOf({ code, detail }: Refused, language: Language): string {
  const key = detail.sentence ?? code
  if (key === 'too_many' && detail.retryAfterSeconds !== undefined)
    return texts[language].tryAgainIn(Math.ceil(detail.retryAfterSeconds / 60))
  return (key === 'invalid' && detail.fields && fieldSentence(detail.fields, language)) || say(key, language)
}

/** 500: does not say what happened. The log has it under the request id. */
export function answerFault(requestId: string): Response {
  return fault(500, requestId)
}

/**
 * 503: the database, or something else that the call needs, is away for now. Nothing says whether the call had its effect, so a client may only repeat one
 * that moves no money.
 */
export function answerAway(requestId: string): Response {
  const response = fault(503, requestId)
  response.headers.set('Retry-After', '5')
  return response
}

function fault(status: number, requestId: string): Response {
  const body = { status: false, message: 'Internal server error', data: null, error: { code: 'internal' } }
  const response = envelope(status, textOf(body))
  response.headers.set('X-Request-Id', requestId)
  return response
}

function envelope(status: number, text: string): Response {
  return new Response(text, {
    status,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}

interface Read {
  deps: Dependencies
  memory: AnswerMemory
  route: PublicRead
  request: Request
  language: Language
}

/**
 * Answers a public read from memory. Route, language, and what the route declares choose the answer. Other query parameters do not reach the handler: they
 * would fill the memory with copies.
 */
export async function answerRead({ deps, memory, route, request, language }: Read): Promise<Response> {
  const url = new URL(request.url)
  const sent = await readSent(route, { deps, request, url })
  // The specification's parameter that bypasses caches of browsers. The answer is the same with every value.
  const key = JSON.stringify([route.path, language, sent], (name, value) => (name === 'timestamp' ? undefined : value))
  const answer = await memory.get(key, route.cached, async () => {
    const data = await route.handle({ deps, request, url, params: {}, language, session: null }, ...sent)
    return storeAnswer(bodyOf(data, language))
  })
  return respondWith(answer, request)
}

/**
 * What a request sends, as the schemas of its route read it: the query, then the payload.
 * @throws Refused 400, 413, or 422 with a code per field
 */
export async function readSent(
  { query, body, reads }: Route,
  { deps, request, url }: Pick<Call, 'deps' | 'request' | 'url'>,
): Promise<never[]> {
  const sent: unknown[] = query ? [readQuery(url, query)] : []
  if (reads) sent.push(await reads({ deps, request }))
  else if (body) sent.push(await readJson(request, body))
  return sent as never[] // routes/callers.ts has checked them against the handler
}
