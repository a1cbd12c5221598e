import * as z from 'zod/mini'
import type { ZodOpenApiContentObject, ZodOpenApiOperationObject, ZodOpenApiResponseObject } from 'zod-openapi'
import type { RouteDescription } from '../http/routeDescription.ts'

export type JsonSchema = z.core.JSONSchema.BaseSchema

const securities: Record<RouteDescription['auth'], Record<string, string[]>[]> = {
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
