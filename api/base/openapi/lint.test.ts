import { createConfig, lintFromString } from '@redocly/openapi-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../testing/testApi.ts'
import { readDocument } from '../../testing/readDocument.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

/** What the rules find and we want so. */
const wanted = [
  // The donor's browser is redirected. There is no other good answer.
  'operation-2xx-response #/paths/~1payment~1return~1{txnid}/post/responses',
  'operation-2xx-response #/paths/~1reminder~1one-click/get/responses',
  // A page that takes nothing, so there is nothing to refuse.
  'operation-4xx-response #/paths/~1outbox/get/responses',
]

it('validates by the recommended rules, without a warning', async () => {
  const { text } = await readDocument(api)
  const config = await createConfig({ extends: ['recommended-strict'] })
  const problems = await lintFromString({ source: text, absoluteRef: 'openapi.json', config })
  const found = problems.map((one) => `${one.ruleId} ${one.location[0]?.pointer ?? ''}`)
  expect(found.filter((one) => !wanted.includes(one))).toEqual([])
})
