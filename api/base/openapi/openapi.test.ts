import * as z from 'zod/mini'
import packageJson from '../../../package.json' with { type: 'json' }
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paymentDetailSchema } from '../../../shared/contract/donation/donation.ts'
import { areas } from '../../routes/areas.ts'
import { createTestApi, type TestApi } from '../../testing/testApi.ts'
import { pathOf } from './document.ts'
import { readDocument, type ServedDocument } from '../../testing/readDocument.ts'

let api: TestApi
let served: ServedDocument
beforeAll(async () => {
  api = await createTestApi()
  served = await readDocument(api)
})
afterAll(() => api.close())

const operations = () => Object.values(served.document.paths).flatMap((methods) => Object.values(methods))

describe('the document', () => {
  it('has the one number that script, package and API share', () => {
    expect(served.document.info.version).toBe(packageJson.version)
  })

  it('may be read by any page', () => {
    expect(served.allowed).toBe('*')
  })

  it('has every call of the API, once, and no other', () => {
    const routes = areas.flatMap((area) => area.routes)
    const written = Object.entries(served.document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(written.toSorted()).toEqual(routes.map((route) => `${route.method} ${pathOf(route.path)}`).toSorted())
    const ids = operations().map((operation) => operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('has every call of the specification', () => {
    for (const call of specified) expect(Object.keys(served.document.paths), call).toContain(`/${call}`)
  })

  it('refers to nothing that it does not hold, and holds nothing that nobody needs', () => {
    const found = [...served.text.matchAll(/"\$ref":"#\/components\/(\w+)\/([\w.-]+)"/g)].map(
      ([, kind, name]) => `${kind}/${name}`,
    )
    expect(served.text.match(/"\$ref"/g)).toHaveLength(found.length)
    const { schemas, parameters, responses } = served.document.components
    const held = Object.entries({ schemas, parameters, responses }).flatMap(([kind, all]) =>
      Object.keys(all).map((name) => `${kind}/${name}`),
    )
    for (const one of found) expect(held).toContain(one)
    expect(held.filter((one) => one.startsWith('schemas/') && !found.includes(one))).toEqual([])
    const tags = served.document.tags.map((tag) => tag.name)
    for (const operation of operations()) expect(tags).toEqual(expect.arrayContaining(operation.tags))
  })

  it("describes a provider's proof as the contract reads it", () => {
    const text = JSON.stringify(served.document.components.schemas['PaymentDetail'])
    const pattern = /"generated_hash":.*?"pattern":("[^"]+")/.exec(text)?.[1] ?? '""'
    const described = new RegExp(JSON.parse(pattern))
    for (const generated_hash of ['a1'.repeat(64), 'order_9A33XWu170gUtm|7c1f', 'two words', 'x'.repeat(513)]) {
      const isRead = paymentDetailSchema.shape.generated_hash.safeParse(generated_hash).success
      expect(described.test(generated_hash), generated_hash).toBe(isRead)
    }
  })

  it('names the parameters of every path', () => {
    for (const [path, methods] of Object.entries(served.document.paths)) {
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
      .parse(served.document.components.schemas['ProjectRow'])
    expect(row.properties).toMatchObject({
      id: { type: 'integer', minimum: 1 },
      raised: { type: 'integer', minimum: 0 },
      goal: { anyOf: [{ type: 'integer', minimum: 0 }, { type: 'null' }] },
      as_of: { type: 'string', format: 'date-time' },
    })
    expect(served.document.paths['/project']?.['get']?.parameters).toContainEqual({
      name: 'per_page',
      in: 'query',
      required: false,
      schema: { type: 'integer', minimum: 1, maximum: 50, default: 10 },
    })
    expect(served.document.components.schemas['StatusRequest']).toMatchObject({
      properties: { txn_id: { pattern: '^[\\w-]{1,25}$' } },
    })
  })

  it('leaves no number that could be a fraction where the contract wants a whole one', () => {
    const known = ['PledgeRequest', 'ProjectRow', 'DonationEffect', 'Spending', 'DonationRecord', 'Picture', 'Video']
    const { schemas } = served.document.components
    expect(Object.keys(schemas)).toEqual(expect.arrayContaining(known))
    for (const name of known) expect(JSON.stringify(schemas[name]), name).not.toContain('"number"')
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
