import * as z from 'zod/mini'
import { createDocument, type CreateDocumentOptions, type ZodOpenApiPathsObject } from 'zod-openapi'
import packageJson from '../../../package.json' with { type: 'json' }
import { refusalSchema } from '../../../shared/contract/envelope.ts'
import type { Route } from '../http/call.ts'
import { nameContract } from './contractNames.ts'
import { describeRefinement } from './describeRefinement.ts'
import { type ApiDocument, documentSchema } from './documentSchema.ts'
import { nameOf, pathOf, writeOperation } from './operation.ts'
import { intentParameter, languageParameter, writeRefusals } from './refusals.ts'

/** Calls that belong together, for readers of the document. */
export interface Area {
  title: string
  about: string
  routes: readonly Route[]
}

const description = `Every answer is in one envelope: \`{ status, message, data, error }\`. \`message\` is a sentence for people in the language of Accept-Language (en or hi); \`error.code\` and \`error.fields\` are for programs. Money is whole rupees. A list in pages answers \`{ rows, page, per_page, total }\` with at most 50 rows a page.`

/**
 * The OpenAPI 3.1 document of the API, from its routes and the contract that they name.
 * @throws Error for a part of the contract that has no JSON Schema yet (describeRefinement.ts).
 */
export function writeDocument(areas: readonly Area[], apiRoot: string): ApiDocument {
  nameContract()
  const paths: ZodOpenApiPathsObject = {}
  for (const { title, routes } of areas) {
    for (const route of routes) {
      nameRouteSchemas(route)
      const path = pathOf(route.path)
      paths[path] = { ...paths[path], [route.method.toLowerCase()]: writeOperation(route, title) }
    }
  }
  const info = {
    title: 'Donation API of the trust',
    version: packageJson.version,
    summary: 'What the trust’s website and the donation widget ask for.',
    description,
    license: { name: 'MIT', identifier: 'MIT' },
  }
  const bearer = {
    type: 'http',
    scheme: 'bearer',
    description: 'The token that `login`, `register` or `register/social` answers.',
  } as const
  const document = createDocument(
    {
      openapi: '3.1.1',
      info,
      servers: [{ url: apiRoot }],
      tags: areas.map(({ title, about }) => ({ name: title, description: about })),
      paths,
      components: {
        parameters: { Language: languageParameter, IdempotencyKey: intentParameter },
        responses: writeRefusals(refusalSchema),
        securitySchemes: { bearer },
      },
    },
    schemaOptions,
  )
  return documentSchema.parse(document)
}

const schemaOptions: CreateDocumentOptions = {
  // A schema has one name, whether it is sent or answered.
  outputIdSuffix: '',
  override({ zodSchema, jsonSchema }) {
    // A later version may answer more than is named here.
    if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
    const says = describeRefinement(zodSchema)
    if (says?.type) for (const key of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, key)
    Object.assign(jsonSchema, says)
    // The format says it already, in fewer signs.
    if (jsonSchema.format) delete jsonSchema.pattern
    // In an address every value is a text, also the default of a number.
    if (jsonSchema.type === 'integer' && jsonSchema.default !== undefined)
      jsonSchema.default = Number(jsonSchema.default)
  },
}

/** What a route makes for itself, e.g. with today's date in it, is named after the route. */
function nameRouteSchemas(route: Route): void {
  const name = nameOf(route).replace(/^(get|post)/, '')
  const own = [
    ['Payload', route.body],
    ['Answer', route.answer],
  ] as const
  for (const [kind, schema] of own)
    if (schema && !z.globalRegistry.has(schema)) z.globalRegistry.add(schema, { id: name + kind })
}
