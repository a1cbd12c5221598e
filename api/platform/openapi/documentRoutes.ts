import type { Answer, Call, Route } from '../http/call.ts'
import { type Area, writeDocument } from './document.ts'
import type { ApiDocument } from './documentSchema.ts'
import { pageHeaders, writePage } from './page.ts'

/** The areas of the API, and the two calls that tell of them all, themselves included. */
export function withDocument(areas: readonly Area[]): readonly Area[] {
  let written: ApiDocument | undefined
  const read = ({ deps }: Call<null>) => (written ??= writeDocument(all, deps.config.apiRoot))
  const routes: readonly Route[] = [
    {
      method: 'GET',
      path: 'openapi.json',
      audience: 'public',
      auth: 'none',
      summary: 'This API as an OpenAPI 3.1 document',
      other: { answer: { status: 200, type: 'application/json' } },
      handle: async (call) => answerDocument(read(call)),
    },
    {
      method: 'GET',
      path: 'docs',
      audience: 'provider',
      auth: 'none',
      summary: 'The same as a page to read',
      other: { answer: { status: 200, type: 'text/html' } },
      handle: async (call) => new Response(String(await writePage(read(call))), { headers: pageHeaders }),
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
