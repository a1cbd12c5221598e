import { fromJSONSchema } from 'zod'
import * as z from 'zod/mini'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { areas } from '../routes.ts'
import { createTestApi, siteOrigin, type TestApi, toRequest } from '../testing/testApi.ts'
import { withDocument } from './documentRoutes.ts'
import { nameOf, pathOf } from './operation.ts'

let api: TestApi
let text: string
let allowed: string | null
let document: z.output<typeof documentSchema>
beforeAll(async () => {
  api = await createTestApi()
  const response = await api.fetch(toRequest('openapi.json', { origin: 'http://reader.example' }))
  allowed = response.headers.get('Access-Control-Allow-Origin')
  text = await response.text()
  document = documentSchema.parse(JSON.parse(text))
})
afterAll(() => api.close())

const schemaSchema = z.looseObject({})
const contentSchema = z.record(z.string(), z.strictObject({ schema: schemaSchema }))
const referenceSchema = z.strictObject({ $ref: z.string() })
const parameterSchema = z.strictObject({
  name: z.string(),
  in: z.enum(['query', 'header', 'path']),
  required: z.boolean(),
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
  'x-audience': z.enum(['public', 'site', 'donate', 'provider']),
})
/** What OpenAPI 3.1 wants of a document, as far as ours goes; nothing that it does not know. */
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

const operations = () => Object.values(document.paths).flatMap((methods) => Object.values(methods))

describe('the document', () => {
  it('may be read by any page', () => {
    expect(allowed).toBe('*')
  })

  it('has every call of the API, once, and no other', () => {
    const routes = withDocument(areas).flatMap((area) => area.routes)
    const written = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(written.toSorted()).toEqual(routes.map((route) => `${route.method} ${pathOf(route.path)}`).toSorted())
    const ids = operations().map((operation) => operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('has every call of the specification', () => {
    for (const call of specified) expect(Object.keys(document.paths), call).toContain(`/${call}`)
  })

  it('refers to nothing that it does not hold, and holds nothing that nobody needs', () => {
    const found = [...text.matchAll(/"\$ref":"#\/components\/(\w+)\/([\w.-]+)"/g)].map(
      ([, kind, name]) => `${kind}/${name}`,
    )
    expect(text.match(/"\$ref"/g)).toHaveLength(found.length)
    const { schemas, parameters, responses } = document.components
    const held = Object.entries({ schemas, parameters, responses }).flatMap(([kind, all]) =>
      Object.keys(all).map((name) => `${kind}/${name}`),
    )
    for (const one of found) expect(held).toContain(one)
    expect(held.filter((one) => one.startsWith('schemas/') && !found.includes(one))).toEqual([])
    const tags = document.tags.map((tag) => tag.name)
    for (const operation of operations()) expect(tags).toEqual(expect.arrayContaining(operation.tags))
  })

  it('names the parameters of every path', () => {
    for (const [path, methods] of Object.entries(document.paths)) {
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      for (const { parameters } of Object.values(methods)) {
        const written = parameters.flatMap((one) => ('name' in one && one.in === 'path' ? [one.name] : []))
        expect(written).toEqual(names)
      }
    }
  })

  it('says of money and ids that they are whole, of pages that they end', () => {
    const row = z
      .looseObject({ properties: z.record(z.string(), z.unknown()) })
      .parse(document.components.schemas['ProjectRow'])
    expect(row.properties).toMatchObject({
      id: { type: 'integer', minimum: 1 },
      raised: { type: 'integer', minimum: 0 },
      goal: { anyOf: [{ type: 'integer', minimum: 0 }, { type: 'null' }] },
      as_of: { type: 'string', format: 'date-time' },
    })
    expect(document.paths['/project']?.['get']?.parameters).toContainEqual({
      name: 'per_page',
      in: 'query',
      required: false,
      schema: { type: 'integer', minimum: 1, maximum: 50, default: 10 },
    })
    expect(document.components.schemas['StatusRequest']).toMatchObject({
      properties: { txn_id: { pattern: '^[\\w-]{1,25}$' } },
    })
  })

  it('leaves no number that could be a fraction where the contract wants a whole one', () => {
    const known = ['PledgeRequest', 'ProjectRow', 'GiftEffect', 'Spending', 'DonationRecord', 'Picture', 'Video']
    for (const name of known) expect(JSON.stringify(document.components.schemas[name])).not.toContain('"number"')
  })
})

describe('what the API answers fits the document', () => {
  /** The schema of an answer, with what it refers to, read back into one that can check. */
  function readAnswer(path: string, method: string, status: number) {
    const answer = document.paths[path]?.[method]?.responses[String(status)]
    const response =
      answer && '$ref' in answer ? document.components.responses[answer.$ref.replace(/^.*\//, '')] : answer
    const schema = response && 'content' in response ? response.content?.['application/json']?.schema : undefined
    if (!schema) throw new Error(`${method} ${path} has no answer ${status}`)
    const whole = { ...schema, $defs: document.components.schemas }
    return fromJSONSchema(JSON.parse(JSON.stringify(whole).replaceAll('#/components/schemas/', '#/$defs/')))
  }

  async function check(path: string, options: Parameters<typeof toRequest>[1] = {}, status = 200) {
    const request = toRequest(path.slice(1), { origin: siteOrigin, ...options })
    const response = await api.fetch(request)
    expect(response.status, path).toBe(status)
    const schema = readAnswer(path.replace(/\?.*/, ''), request.method.toLowerCase(), status)
    const read = schema.safeParse(await response.json())
    expect(read.error?.issues, path).toBeUndefined()
  }

  const queries: Record<string, string> = {
    'get-pages-banner': '?page=about',
    'get-page': '?page=csr-support',
    'blog/blogdetails': '?blog_id=1',
    search: '?q=river',
    'donation/partner': '?origin=http://partner.test',
  }

  it('every GET, signed in where it is needed', async () => {
    const token = await api.signIn()
    const staffToken = await api.signIn('accounts@example.org')
    const tokens = { full: { token }, staff: { token: staffToken }, donor: {}, optional: {}, none: {} }
    for (const { routes } of areas) {
      for (const { method, path, other, auth } of routes) {
        if (method !== 'GET' || other?.answer || path.includes(':')) continue
        await check(`/${path}${queries[path] ?? ''}`, tokens[auth])
      }
    }
  })

  it('posts, and refusals', async () => {
    const token = await api.signIn()
    await check('/project/show', { json: { project_id: 1 } })
    await check('/project/show', { json: { project_id: 99 } }, 404)
    await check('/project/show', { json: {} }, 422)
    await check('/project/show', { body: '{' }, 400)
    await check('/donation/require-item', { json: { project_id: 3 } })
    await check('/login', { json: { email: 'asha@example.org', password: 'wrong' } }, 422)
    await check('/login', { json: { email: 'asha@example.org', password: 'x' }, origin: 'http://evil.example' }, 403)
    await check('/donation/payment-detail', { json: { project_id: 4, amount: 500 }, token })
    await check('/donation/update-status', { json: { txn_id: 'T' }, token }, 404)
    await check('/contact-us/store', {
      json: { name: 'Meera', email: 'meera@example.org', subject: 'A visit', message: 'May we come on Sunday?' },
    })
    await check('/project?per_page=51', {}, 422)
    await check('/profile', {}, 401)
  })

  it('a wrong answer would be seen', () => {
    const good = { status: true, message: 'OK', data: { reference: 'M-1' }, error: null }
    const schema = readAnswer('/contact-us/store', 'post', 200)
    expect(schema.safeParse(good).success).toBe(true)
    for (const bad of [{ status: false }, { data: null }, { data: { reference: 5 } }, { error: 'x' }])
      expect(schema.safeParse({ ...good, ...bad }).success).toBe(false)
  })
})

describe('the page to read', () => {
  it('has every call and every schema to go to, and needs no script', async () => {
    const response = await api.fetch(toRequest('docs', {}))
    const page = await response.text()
    expect(response.headers.get('Content-Type')).toContain('text/html')
    const policy = response.headers.get('Content-Security-Policy') ?? ''
    expect(policy).toMatch(/default-src 'none'; style-src 'sha256-[\w+/=]+'/)
    expect(policy).not.toContain('unsafe')
    expect(page).not.toMatch(/<script|style="|\bon\w+="/)
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { routes } of withDocument(areas)) for (const route of routes) expect(ids).toContain(nameOf(route))
    for (const [, target] of page.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target)
    expect(page.match(/<h1>/g)).toHaveLength(1)
  })
})

/** Section 7 of the specification, as paths of the document. */
const specified =
  `project project/get-projects project/dropdown-list featured-project profile profile/occasions-list profile/special-dates-list
profile/delete-special-date/{id} donation notification notification/notification-counter notification/get-notification-types
get-contact-details privacy-policy get-pages-banner register login forget-password reset-password register/social
profile/updateImage profile/update profile/add-special-date profile/delete_account pledge/create
notification/update-notification-settings notification/read-notification donation/require-item donation/add-donation
donation/update-status donation/payment-detail project/show project/volunteer/become-volunteer contact-us/store
support-partners-list gallery/videos gallery/photos blog blog/blogdetails about-us trustee dashboard quotes-list
awards-recognitions-list collaborators get-home-banner`.split(/\s+/)
