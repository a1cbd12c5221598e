/** The served document as the tests read it. */
import { type TestApi, toRequest } from './testApi.ts'
import { type ApiDocument, documentSchema } from '../base/openapi/operation.ts'

export interface ServedDocument {
  text: string
  /** Who may read it: the header of its answer. */
  allowed: string | null
  document: ApiDocument
}

export async function readDocument(api: TestApi): Promise<ServedDocument> {
  const response = await api.fetch(toRequest('openapi.json', { origin: 'http://reader.example' }))
  const text = await response.text()
  const allowed = response.headers.get('Access-Control-Allow-Origin')
  return { text, allowed, document: documentSchema.parse(JSON.parse(text)) }
}
