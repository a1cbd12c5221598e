/** The served document as the tests read it. */
import { type TestApi, toRequest } from './testApi.ts'
import * as z from 'zod/mini'

/** The OpenAPI 3.1 document of this API: what the standard asks for, as far as we use it, and nothing else. */
const schemaSchema = z.custom<z.core.JSONSchema.BaseSchema>((value) => typeof value === 'object' && value !== null)
const contentSchema = z.record(z.string(), z.strictObject({ schema: schemaSchema }))
const referenceSchema = z.strictObject({ $ref: z.string() })
const parameterSchema = z.strictObject({
  name: z.string(),
  in: z.enum(['query', 'header', 'path']),
  required: z._default(z.boolean(), false),
  schema: schemaSchema,
  description: z.optional(z.string()),
})
const responseSchema = z.strictObject({ description: z.string(), content: z.optional(contentSchema) })
const operationSchema = z.strictObject({
  operationId: z.string().check(z.regex(/^[A-Za-z]\w*$/)),
  tags: z.array(z.string()),
  summary: z.string().check(z.minLength(5)),
  parameters: z.array(z.union([referenceSchema, parameterSchema])),
  requestBody: z.optional(z.strictObject({ required: z.literal(true), content: contentSchema })),
  responses: z.record(z.string().check(z.regex(/^[1-5]\d\d$/)), z.union([referenceSchema, responseSchema])),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  /** Which pages may call it from a browser (api/routes/access/cors.ts). */
  'x-audience': z.enum(['public', 'site', 'donate', 'provider']),
})

const documentSchema = z.strictObject({
  openapi: z.literal('3.1.1'),
  info: z.strictObject({
    title: z.string(),
    version: z.string(),
    summary: z.string(),
    description: z.string(),
    license: z.strictObject({ name: z.string(), identifier: z.string() }),
  }),
  servers: z.array(z.strictObject({ url: z.string() })),
  tags: z.array(z.strictObject({ name: z.string(), description: z.string() })),
  paths: z.record(z.string().check(z.startsWith('/')), z.record(z.string(), operationSchema)),
  components: z.strictObject({
    schemas: z.record(z.string().check(z.regex(/^[\w.-]+$/)), schemaSchema),
    parameters: z.record(z.string(), parameterSchema),
    responses: z.record(z.string(), responseSchema),
    securitySchemes: z.record(z.string(), z.looseObject({ type: z.literal('http'), scheme: z.literal('bearer') })),
  }),
})

type ApiDocument = z.output<typeof documentSchema>

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
