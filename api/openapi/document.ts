import type * as z from 'zod/mini'
import packageJson from '../../package.json' with { type: 'json' }
import { refusalSchema } from '../../shared/contract/envelope.ts'
import type { Route } from '../http/call.ts'
import { nameContract } from './contractNames.ts'
import type { JsonSchema } from './describeRefinement.ts'
import { nameOf, type Operation, pathOf, type RouteSchemas, writeOperation } from './operation.ts'
import { languageParameter, writeRefusals } from './refusals.ts'
import { referredNames, refer, writeSchemas } from './writeSchemas.ts'

/** Calls that belong together, for readers of the document. */
export interface Area {
  title: string
  about: string
  routes: readonly Route[]
}

export interface ApiDocument {
  openapi: '3.1.1'
  info: {
    title: string
    version: string
    summary: string
    description: string
    license: { name: string; identifier: string }
  }
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, JsonSchema>
    parameters: Record<string, unknown>
    responses: Record<string, { description: string; content: Record<string, { schema: JsonSchema }> }>
    securitySchemes: Record<string, unknown>
  }
}

const description = `Every answer is in one envelope: \`{ status, message, data, error }\`. \`message\` is a sentence for people in the language of Accept-Language (en or hi); \`error.code\` and \`error.fields\` are for programs. Money is whole rupees. A list in pages answers \`{ rows, page, per_page, total }\` with at most 50 rows a page.`

/**
 * The OpenAPI 3.1 document of the API, from its routes and the contract that they name.
 * @throws Error for a part of the contract that cannot be said in JSON Schema yet (describeRefinement.ts).
 */
export function writeDocument(areas: readonly Area[], apiRoot: string): ApiDocument {
  const registry = nameContract()
  if (!registry.has(refusalSchema)) throw new Error('The contract has no refusal')
  for (const route of areas.flatMap((area) => area.routes)) nameRouteSchemas(registry, route)
  const { schemas, unknown } = writeSchemas(registry)
  if (unknown.length > 0) throw new Error(`No JSON Schema for refinements of the contract: ${unknown.join(', ')}`)
  const referTo = (schema: z.core.$ZodType | null | undefined): JsonSchema | null => {
    const id = schema && registry.get(schema)?.id
    return id ? refer(id) : null
  }
  const paths: ApiDocument['paths'] = {}
  for (const area of areas) {
    for (const route of area.routes) {
      const query = route.query && schemas[registry.get(route.query)?.id ?? '']
      const parts: RouteSchemas = { query: query ?? null, body: referTo(route.body), answer: referTo(route.answer) }
      const path = pathOf(route.path)
      paths[path] = { ...paths[path], [route.method.toLowerCase()]: writeOperation(route, area.title, parts) }
    }
  }
  const responses = writeRefusals(refer('Refusal'))
  return {
    openapi: '3.1.1',
    info: {
      title: 'Kinara Seva Nyas: reference API',
      version: packageJson.version,
      summary: 'What the trust’s website and the donation widget ask for.',
      description,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: apiRoot }],
    tags: areas.map(({ title, about }) => ({ name: title, description: about })),
    paths,
    components: {
      schemas: onlyReferred(schemas, [paths, responses]),
      parameters: { Language: languageParameter },
      responses,
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token that `login`, `register` or `register/social` answers.',
        },
      },
    },
  }
}

/** What a route makes for itself, e.g. with today's date in it, is named after the route. */
function nameRouteSchemas(registry: z.core.$ZodRegistry<{ id: string }>, route: Route): void {
  const name = nameOf(route).replace(/^(get|post)/, '')
  const own = [
    ['Query', route.query],
    ['Payload', route.body],
    ['Answer', route.answer],
  ] as const
  for (const [kind, schema] of own) if (schema && !registry.has(schema)) registry.add(schema, { id: name + kind })
}

/** The schemas that the calls need, and those that these need. */
function onlyReferred(schemas: Record<string, JsonSchema>, from: unknown): Record<string, JsonSchema> {
  const needed = new Set<string>()
  const open = referredNames(from)
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (needed.has(name)) continue
    needed.add(name)
    open.push(...referredNames(schemas[name]))
  }
  const sorted = [...needed].toSorted((a, b) => a.localeCompare(b, 'en'))
  return Object.fromEntries(sorted.map((name) => [name, schemas[name] ?? {}]))
}
