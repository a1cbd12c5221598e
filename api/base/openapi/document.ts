import packageJson from '../../../package.json' with { type: 'json' }
import {
  createDocument,
  type CreateDocumentOptions,
  type ZodOpenApiPathsObject,
  type ZodOpenApiContentObject,
  type ZodOpenApiOperationObject,
  type ZodOpenApiResponseObject,
} from 'zod-openapi'
import * as z from 'zod/mini'
import {
  partnerIdSchema,
  paymentLinkTokenSchema,
  phoneCodeTextSchema,
  referrerSchema,
  utmTextSchema,
} from '../../../shared/contract/attribution.ts'
import { textsSchema, txnIdSchema } from '../../../shared/contract/basics.ts'
import {
  handoverRequestSchema,
  intentKeySchema,
  paymentDetailSchema,
} from '../../../shared/contract/donation/donation.ts'
import { phoneWatchSchema } from '../../../shared/contract/donation/phoneCode.ts'
import { refusalSchema } from '../../../shared/contract/envelope.ts'
import { countTextSchema, mostPerPage, perPageTextSchema } from '../../../shared/contract/paging.ts'
import { notificationSchema } from '../../../shared/contract/people/notification.ts'
import { languageFacts, languages } from '../../../shared/languages.ts'
import type { RouteDescription } from '../http/routeDescription.ts'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Read from the folder, so a new file of the contract needs no line here. */
const folder = join(import.meta.dirname, '../../../shared/contract')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
const modules: object[] = []
// One after the other. Files that import each other while they load could have two copies in the tests.
// The copy that a route uses would then have no name.
for (const path of files)
  if (path.endsWith('.ts') && !path.endsWith('.test.ts'))
    modules.push(await import(pathToFileURL(join(folder, path)).href))

/** Texts and numbers say what they are where they stand; what has parts gets a name. */
const namedTypes: ReadonlySet<string> = new Set(['object', 'array', 'enum'])

/**
 * Names the contract's schemas for the document: `projectRowSchema` is `ProjectRow`.
 * @throws Error when two schemas have one name.
 */
function nameContract(): void {
  const taken = new Map<string, unknown>()
  for (const [name, value] of modules.flatMap((module): [string, unknown][] => Object.entries(module))) {
    if (!(value instanceof z.ZodMiniType) || !namedTypes.has(value._zod.def.type)) continue
    const id = name.charAt(0).toUpperCase() + name.slice(1).replace(/Schema$/, '')
    if (taken.has(id) && taken.get(id) !== value) throw new Error(`Two schemas of the contract are called ${id}`)
    taken.set(id, value)
    z.globalRegistry.add(value, { id })
  }
}

// The contract's `refine` checks in JSON Schema, which cannot read a function. The contract uses them because each kind of schema adds to the widget's
// size (shared/contract/basics.ts). So this file repeats them, and a test fails if one is missing.

/** The schema inside `nullish` and its like. */
function inner(schema: z.core.$ZodType): z.core.$ZodType {
  const { def } = schema._zod
  return 'innerType' in def && isSchema(def.innerType) ? inner(def.innerType) : schema
}

const isSchema = (value: unknown): value is z.core.$ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value

const bySchema = new Map<z.core.$ZodType, JsonSchema>([
  [txnIdSchema, { pattern: '^[\\w-]{1,25}$' }],
  [partnerIdSchema, { pattern: '^[a-z0-9][a-z0-9-]{0,39}$' }],
  [referrerSchema, { maxLength: 198, description: 'An origin, e.g. https://loom.example; nothing of its path.' }],
  [utmTextSchema, { minLength: 1, maxLength: 100, description: 'No control characters, no e-mail address.' }],
  [textsSchema, { type: 'object', additionalProperties: { type: 'string' } }],
  [inner(paymentDetailSchema.shape.generated_hash), { pattern: '^[!-~]{1,512}$' }],
  [intentKeySchema, { pattern: '^[\\w-]{16,64}$' }],
  [inner(handoverRequestSchema.shape.code), { minLength: 16, maxLength: 128 }],
  [inner(notificationSchema.shape.link), { pattern: '^/(?![/\\\\])\\S*$' }],
  [phoneCodeTextSchema, { pattern: '^[\\w-]{22}$' }],
  [phoneWatchSchema, { pattern: '^[\\w-]{43}$' }],
  [paymentLinkTokenSchema, { pattern: '^[1-9]\\d{0,14}\\.[\\w-]{16}$' }],
  [countTextSchema, { type: 'integer', minimum: 1, maximum: 9_999_999 }],
  [perPageTextSchema, { type: 'integer', minimum: 1, maximum: mostPerPage }],
])

/** By the code that a check answers with, of texts. */
const byCode: Record<string, JsonSchema> = {
  required: { minLength: 1 },
  date: { format: 'date' },
  too_early: { description: 'From 1900-01-01.' },
  formula: { description: 'Begins with no sign of a formula: =, +, - or @.' },
  recipient: { description: 'An e-mail address or an Indian mobile number.' },
  past: { description: 'Today or later, by Indian time.' },
  amount: { description: 'Whole rupees, from 1 to the most that can be given online.' },
  future: { description: 'Until today, by Indian time.' },
  too_late: { description: 'Until 2199-12-31.' },
  year: { pattern: '^(19|20|21)\\d{2}-\\d{2}$' },
  page_address: {
    description: 'Address of a page on the internet, e.g. https://www.example.org/csr; the scheme may be left out.',
  },
  https: {},
  pin: { pattern: '^[1-9]\\d{5}$' },
  pan: { pattern: '^[A-Z]{3}[ABCFGHJLPT][A-Z]\\d{4}[A-Z]$' },
  pan_kind: { description: 'The fourth letter tells the kind of holder: one of A, B, C, F, G, H, J, L, P, T.' },
  invalid: { description: 'One line: no control characters, line breaks or text-direction marks.' },
  email: { format: 'email' },
  too_big: { description: 'No more than one entry may be.' },
  narrow: {},
  order: { description: 'Names an item, a purpose or a first day. The first day is not after the last.' },
  closed: { description: 'In a year whose books are open.' },
  too_short: { description: 'A new donor needs a name of at least two letters.' },
  personal: { description: 'No e-mail address, no phone number, no PAN.' },
  link: { description: 'No web or e-mail address.' },
  lines: { description: 'At most four lines.' },
  control: { description: 'No control characters.' },
  phone: { pattern: '^(\\+91[ -]?|0)?[6-9]\\d{4}[ -]?\\d{5}$' },
}

/**
 * A schema's refinements in JSON Schema; null if the schema has none.
 * @throws Error for a code that is not known here.
 */
function describeRefinement(schema: z.core.$ZodType): JsonSchema | null {
  const known = bySchema.get(schema)
  if (known) return known
  const codes = codesOf(schema)
  if (codes.length === 0) return null
  if (schema._zod.def.type === 'number') return probeWhole(schema)
  const unknown = codes.filter((code) => !Object.hasOwn(byCode, code))
  if (unknown.length > 0) throw new Error(`No JSON Schema for refinements of the contract: ${unknown.join(', ')}`)
  const says = Object.assign({}, ...codes.map((code) => byCode[code]))
  return accepts(schema, '') ? { anyOf: [{ const: '' }, says] } : says
}

function codesOf(schema: z.core.$ZodType): string[] {
  return (schema._zod.def.checks ?? []).flatMap((check) => {
    const { def } = check._zod
    if (def.check !== 'custom') return []
    const message = typeof def.error === 'function' ? Reflect.apply(def.error, undefined, [{}]) : undefined
    return [typeof message === 'string' ? message : 'unnamed']
  })
}

const accepts = (schema: z.core.$ZodType, value: unknown) => z.safeParse(schema, value).success

/** Bounds of a whole number, asked of the schema itself: the contract's are all one span. */
function probeWhole(schema: z.core.$ZodType): JsonSchema {
  const least = accepts(schema, 0) ? 0 : 1
  let [taken, refused] = [least, Number.MAX_SAFE_INTEGER]
  if (accepts(schema, refused)) return { type: 'integer', minimum: least }
  while (refused - taken > 1) {
    const middle = Math.floor((taken + refused) / 2)
    if (accepts(schema, middle)) taken = middle
    else refused = middle
  }
  return { type: 'integer', minimum: least, maximum: taken }
}

/** Calls that belong together, for readers of the document. */
export interface Area<Route = RouteDescription> {
  title: string
  about: string
  routes: readonly Route[]
}

const description = `Every answer is in one envelope: \`{ status, message, data, error }\`. \`message\` is a sentence for people in the language of Accept-Language (${languages.join(' or ')}); \`error.code\` and \`error.fields\` are for programs. Money is whole rupees. A list in pages answers \`{ rows, page, per_page, total }\` with at most 50 rows a page.`

/**
 * The OpenAPI 3.1 document of the API, from its routes and the contract that they name.
 * @throws Error for a part of the contract that has no JSON Schema yet (`describeRefinement`).
 */
export function writeDocument(areas: readonly Area[], apiRoot: string): ReturnType<typeof createDocument> {
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
  return createDocument(
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
function nameRouteSchemas(route: RouteDescription): void {
  const name = nameOf(route).replace(/^(get|post)/, '')
  const own = [
    ['Payload', route.body],
    ['Answer', route.answer],
  ] as const
  for (const [kind, schema] of own)
    if (schema && !z.globalRegistry.has(schema)) z.globalRegistry.add(schema, { id: name + kind })
}

/** What each refusal says, by its status. */
const refusalTexts: Record<number, string> = {
  400: 'The request cannot be read.',
  401: 'No token, or one that is unknown, expired or revoked.',
  403: 'Not from this page, or not with this token.',
  404: 'There is none, or it is somebody else’s.',
  409: 'It stands against something that happened before; `error.code` says what.',
  413: 'More than the call takes.',
  422: 'Something in the payload or query is wrong; `error.fields` has a code per field.',
  429: 'Too many attempts; the header Retry-After says for how many seconds.',
  500: 'A fault of the server. The header X-Request-Id names it in the log.',
  503: 'The server cannot answer now: the database or the keys of a sign-in provider are away, or its own keys are being changed. The header Retry-After says for how many seconds to wait.',
}

/** Answers in the envelope with `status` false. */
function writeRefusals(error: z.ZodMiniType) {
  const schema = z.object({ status: z.literal(false), message: z.string(), data: z.null(), error })
  return Object.fromEntries(
    Object.entries(refusalTexts).map(([status, description]) => [
      `Refusal${status}`,
      { description, content: { 'application/json': { schema } } },
    ]),
  )
}

const known = languages.map((language) => languageFacts[language].name).join(', ')

const intentParameter = {
  name: 'Idempotency-Key',
  in: 'header' as const,
  required: false,
  schema: { type: 'string' as const, pattern: '^[\\w-]{16,64}$' },
  description:
    'A random name of what the donor wants, new for each intent. The same key with the same payload answers the same transaction id; with another payload, 409 `intent_differs`. Kept for a week.',
}

const languageParameter = {
  name: 'Accept-Language',
  in: 'header' as const,
  required: false,
  schema: { type: 'string' as const, examples: [...languages] },
  description: `Language of sentences and texts: the one ranked highest of ${known}; English if none is.`,
}

type JsonSchema = z.core.JSONSchema.BaseSchema

const securities: Record<RouteDescription['auth'], Record<string, string[]>[]> = {
  none: [],
  optional: [{}, { bearer: [] }],
  full: [{ bearer: [] }],
  staff: [{ bearer: [] }],
  donor: [{ bearer: [] }],
}

/** One call of the API as the document tells it. */
function writeOperation(route: RouteDescription, area: string): ZodOpenApiOperationObject {
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

function writeAnswer({ answer, other: whole, summary, alsoAs }: RouteDescription): ZodOpenApiResponseObject {
  const other = whole?.answer
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
