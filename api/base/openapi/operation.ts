import * as z from 'zod/mini'
import type { ZodOpenApiContentObject, ZodOpenApiOperationObject, ZodOpenApiResponseObject } from 'zod-openapi'
import type { RouteDescription } from '../http/routeDescription.ts'

/** The OpenAPI 3.1 document of this API: what the standard asks for, as far as we use it, and nothing else. */
export type JsonSchema = z.core.JSONSchema.BaseSchema

const schemaSchema = z.custom<JsonSchema>((value) => typeof value === 'object' && value !== null)
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

export const documentSchema = z.strictObject({
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

export type ApiDocument = z.output<typeof documentSchema>
type Operation = z.output<typeof operationSchema>

const securities: Record<RouteDescription['auth'], Operation['security']> = {
  none: [],
  optional: [{}, { bearer: [] }],
  full: [{ bearer: [] }],
  staff: [{ bearer: [] }],
  donor: [{ bearer: [] }],
}

/** One call of the API as the document tells it. */
export function writeOperation(route: RouteDescription, area: string): ZodOpenApiOperationObject {
  const inPath = pathParameters(route.path)
  const body = writeBody(route)
  const refusals = refusalsOf(route)
  const responses = Object.fromEntries([
    [route.other?.answer?.status ?? 200, writeAnswer(route)],
    ...refusals.map((status) => [status, { $ref: `#/components/responses/Refusal${status}` }]),
  ])
  return {
    operationId: nameOf(route),
    tags: [area],
    summary: route.summary,
    parameters: [
      { $ref: '#/components/parameters/Language' },
      ...(route.idempotent ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
      ...inPath,
    ],
    ...(route.query ? { requestParams: { query: route.query } } : {}),
    ...(body ? { requestBody: { required: true, content: body } } : {}),
    responses,
    security: securities[route.auth],
    'x-audience': route.audience,
  }
}

/** `postProjectShow` */
export function nameOf(route: Pick<RouteDescription, 'method' | 'path'>): string {
  const words = route.path.split(/[^A-Za-z0-9]+/).filter(Boolean)
  return route.method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}

/** `/payment/return/{txnid}` */
export const pathOf = (path: string): string => `/${path.replace(/:(\w+)/g, '{$1}')}`

function pathParameters(path: string) {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path' as const,
    required: true,
    schema: name === 'id' ? { type: 'integer' as const, minimum: 1 } : { type: 'string' as const },
  }))
}

function writeBody({ body, other }: RouteDescription): ZodOpenApiContentObject | null {
  const json = body ? { 'application/json': { schema: body } } : {}
  const form = other?.body ? { [other.body]: { schema: body ?? { type: 'object' as const } } } : {}
  return body || other?.body ? { ...json, ...form } : null
}

function writeAnswer({
  answer,
  other: { answer: other } = {},
  summary,
  alsoAs,
}: RouteDescription): ZodOpenApiResponseObject {
  if (other) return { description: summary, ...(other.type ? { content: { [other.type]: { schema: {} } } } : {}) }
  const data = answer ?? z.null()
  const envelope = z.object({ status: z.literal(true), message: z.string(), data, error: z.null() })
  return {
    description: summary,
    content: {
      'application/json': { schema: envelope },
      ...(alsoAs ? { [alsoAs]: { schema: { type: 'string' } } } : {}),
    },
  }
}

/** Statuses of the refusals that a call may meet. */
function refusalsOf(route: RouteDescription): number[] {
  const statuses = new Set(route.refusals)
  if (route.body) for (const status of [400, 413, 422]) statuses.add(status)
  if (route.query) statuses.add(422)
  if (route.auth !== 'none') statuses.add(401)
  if (route.auth !== 'none' || route.audience !== 'provider') statuses.add(403)
  statuses.add(500)
  statuses.add(503)
  return [...statuses].sort((a, b) => a - b)
}
