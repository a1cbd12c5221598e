import type { DataAnswer } from '../call.ts'
import type { Envelope } from '../../shared/contract/envelope.ts'
import { fieldSentence } from './fieldSentence.ts'
import type { Language } from '../../shared/languages.ts'
import type { Refused } from '../base/http/refusal.ts'
import { texts } from '../texts/texts.ts'
import type { SentenceKey } from '../base/http/sentenceKey.ts'

const say = (key: SentenceKey, language: Language): string => texts[language].sentences[key]

/** An answer in the envelope of the specification: `{ status: true, message, data, error: null }`. */
export function answerWith(made: DataAnswer, language: Language): Response {
  const response = envelope(200, bodyOf(made, language))
  if (made.cookie) response.headers.set('Set-Cookie', made.cookie)
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
