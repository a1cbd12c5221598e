import type { Dependencies } from '../dependencies.ts'
import { bodyOf } from './answer.ts'
import type { PublicRead } from '../call.ts'
import { readQuery } from '../base/http/readRequest.ts'
import type { Language } from '../../shared/languages.ts'
import { type AnswerMemory, respondWith, storeAnswer } from '../base/http/answerMemory.ts'

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
  const url = declaredUrl(route, request.url)
  const params = route.method === 'POST' ? await route.choose(request) : {}
  const key = JSON.stringify([route.path, language, url.search, params])
  const answer = await memory.get(key, route.cached, async () => {
    const made = await route.handle({ deps, request, url, params, language, session: null })
    return storeAnswer(bodyOf(made, language))
  })
  return respondWith(answer, request)
}

/**
 * The address with the checked parameters of the route, in the order of its schema.
 * @throws Refused 422 for a parameter that the schema refuses
 */
function declaredUrl(route: PublicRead, address: string): URL {
  const url = new URL(address)
  const checked: Record<string, unknown> = route.query ? readQuery(url, route.query) : {}
  url.search = ''
  for (const [name, value] of Object.entries(checked))
    if (typeof value === 'string' && name !== BYPASS) url.searchParams.set(name, value)
  return url
}

/** The specification's parameter that bypasses caches of browsers. The answer is the same with every value. */
const BYPASS = 'timestamp'
