import type { Route } from '../http/call.ts'
import type { JsonSchema } from './describeRefinement.ts'

export interface Parameter {
  name: string
  in: 'query' | 'path' | 'header'
  required: boolean
  schema: JsonSchema
  description?: string
}

export interface Content {
  [type: string]: { schema: JsonSchema }
}

export interface Answered {
  description: string
  content?: Content
}

export interface Operation {
  operationId: string
  tags: string[]
  summary: string
  parameters?: (Parameter | { $ref: string })[]
  requestBody?: { required: true; content: Content }
  responses: Record<string, Answered | { $ref: string }>
  security: Record<string, string[]>[]
  /** Which pages may call it from a browser: `public`, `site`, `donate`, `provider` (http/cors.ts). */
  'x-audience': Route['audience']
}

/** Where the schemas of a route stand in the document. */
export interface RouteSchemas {
  query: JsonSchema | null
  body: JsonSchema | null
  answer: JsonSchema | null
}

const securities: Record<Route['auth'], Operation['security']> = {
  none: [],
  optional: [{}, { bearer: [] }],
  full: [{ bearer: [] }],
  staff: [{ bearer: [] }],
  donor: [{ bearer: [] }],
}

/** One call of the API as the document tells it. */
export function writeOperation(route: Route, area: string, schemas: RouteSchemas): Operation {
  const parameters = [...pathParameters(route.path), ...queryParameters(schemas.query)]
  const body = writeBody(route, schemas.body)
  const answer: Operation['responses'] = { [String(route.other?.answer?.status ?? 200)]: writeAnswer(route, schemas) }
  for (const status of refusalsOf(route, parameters.length > 0))
    answer[String(status)] = { $ref: `#/components/responses/Refusal${status}` }
  return {
    operationId: nameOf(route),
    tags: [area],
    summary: route.summary,
    parameters: [{ $ref: '#/components/parameters/Language' }, ...parameters],
    ...(body ? { requestBody: { required: true, content: body } } : {}),
    responses: answer,
    security: securities[route.auth],
    'x-audience': route.audience,
  }
}

/** `postProjectShow` */
export function nameOf(route: Pick<Route, 'method' | 'path'>): string {
  const words = route.path.split(/[^A-Za-z0-9]+/).filter(Boolean)
  return route.method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}

/** `/payment/return/{txnid}` */
export const pathOf = (path: string): string => `/${path.replace(/:(\w+)/g, '{$1}')}`

function pathParameters(path: string): Parameter[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: name === 'id' ? { type: 'integer', minimum: 1 } : { type: 'string' },
  }))
}

function queryParameters(query: JsonSchema | null): Parameter[] {
  return Object.entries(query?.properties ?? {}).flatMap(([name, schema]) =>
    typeof schema === 'boolean'
      ? []
      : [
          {
            name,
            in: 'query' as const,
            required: query?.required?.includes(name) ?? false,
            schema: withDefault(schema),
          },
        ],
  )
}

/** In an address every value is a text, also the default of a number. */
function withDefault(schema: JsonSchema): JsonSchema {
  return schema.type === 'integer' && schema.default !== undefined
    ? { ...schema, default: Number(schema.default) }
    : schema
}

function writeBody(route: Route, body: JsonSchema | null): Content | null {
  const json: Content = body ? { 'application/json': { schema: body } } : {}
  const form: Content = route.other?.body ? { [route.other.body]: { schema: body ?? { type: 'object' } } } : {}
  return body || route.other?.body ? { ...json, ...form } : null
}

function writeAnswer(route: Route, { answer }: RouteSchemas): Answered {
  const other = route.other?.answer
  if (other) return { description: route.summary, ...(other.type ? { content: { [other.type]: { schema: {} } } } : {}) }
  const data = answer ?? { type: 'null' }
  const properties = {
    status: { const: true },
    message: { type: 'string' as const },
    data,
    error: { type: 'null' as const },
  }
  const required = ['status', 'message', 'data', 'error']
  return {
    description: route.summary,
    content: {
      'application/json': { schema: { type: 'object', properties, required } },
      ...(route.alsoAs ? { [route.alsoAs]: { schema: { type: 'string' as const } } } : {}),
    },
  }
}

/** Statuses of the refusals that a call may meet. */
function refusalsOf(route: Route, hasParameters: boolean): number[] {
  const statuses = new Set(route.refusals)
  if (route.body) for (const status of [400, 413, 422]) statuses.add(status)
  if (hasParameters && route.query) statuses.add(422)
  if (route.auth !== 'none') statuses.add(401)
  if (route.auth !== 'none' || route.audience !== 'provider') statuses.add(403)
  statuses.add(500)
  return [...statuses].sort((a, b) => a - b)
}
