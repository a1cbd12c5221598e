import * as z from 'zod/mini'
import { languageFacts, languages } from '../../../shared/languages.ts'

/** What each refusal says, by its status. */
export const refusalTexts: Record<number, string> = {
  400: 'The request cannot be read.',
  401: 'No token, or one that is unknown, expired or revoked.',
  403: 'Not from this page, or not with this token.',
  404: 'There is none, or it is somebody else’s.',
  409: 'It stands against something that happened before; `error.code` says what.',
  413: 'More than the call takes.',
  422: 'Something in the payload or query is wrong; `error.fields` has a code per field.',
  429: 'Too many attempts; the header Retry-After says for how many seconds.',
  500: 'A fault of the server. The header X-Request-Id names it in the log.',
  503: 'The server cannot answer now: the database or the keys of a sign-in provider are away, or its own keys are being changed. The header Retry-After says for how many seconds to wait.',
}

/** Answers in the envelope with `status` false. */
export function writeRefusals(error: z.ZodMiniType) {
  const schema = z.object({ status: z.literal(false), message: z.string(), data: z.null(), error })
  return Object.fromEntries(
    Object.entries(refusalTexts).map(([status, description]) => [
      `Refusal${status}`,
      { description, content: { 'application/json': { schema } } },
    ]),
  )
}

const known = languages.map((language) => languageFacts[language].name).join(', ')

export const intentParameter = {
  name: 'Idempotency-Key',
  in: 'header' as const,
  required: false,
  schema: { type: 'string' as const, pattern: '^[\\w-]{16,64}$' },
  description:
    'A random name of what the donor wants, new for each intent. The same key with the same payload answers the same transaction id; with another payload, 409 `intent_differs`. Kept for a week.',
}

export const languageParameter = {
  name: 'Accept-Language',
  in: 'header' as const,
  required: false,
  schema: { type: 'string' as const, examples: [...languages] },
  description: `Language of sentences and texts: the one ranked highest of ${known}; English if none is.`,
}
