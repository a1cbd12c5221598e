import type { Answer, Route } from '../call.ts'
import { type Area, writeDocument } from '../base/openapi/document.ts'
import type { ApiDocument } from '../base/openapi/operation.ts'

/** The areas of the API, and the call that describes them all, itself included. */
export function withDocument(areas: readonly Area<Route>[]): readonly Area<Route>[] {
  let written: ApiDocument | undefined
  const routes: readonly Route[] = [
    {
      method: 'GET',
      path: 'openapi.json',
      audience: 'public',
      auth: 'none',
      summary: 'This API as an OpenAPI 3.1 document',
      other: { answer: { status: 200, type: 'application/json' } },
      handle: async ({ deps }) => answerDocument((written ??= writeDocument(all, deps.config.apiRoot))),
    },
  ]
  const all = [...areas, { title: 'About this API', about: 'What it can be asked.', routes }]
  return all
}

function answerDocument(document: ApiDocument): Answer {
  return new Response(JSON.stringify(document), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'public, max-age=300',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
