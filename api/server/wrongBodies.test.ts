import { afterAll, beforeAll, expect, it } from 'vitest'
import { areas } from '../routes/areas.ts'
import { createTestApi, siteOrigin, type TestApi } from '../testing/testApi.ts'

let api: TestApi
let donor: string
let staff: string
beforeAll(async () => {
  api = await createTestApi()
  donor = await api.signIn()
  staff = await api.signIn('accounts@example.org')
})
afterAll(() => api.close())

const taking = areas.flatMap(({ routes }) => routes).filter((route) => route.method === 'POST' && route.body)

it.each(taking.map(({ path, auth }) => ({ path, token: () => (auth === 'staff' ? staff : donor) })))(
  '$path names the wrong field of any payload',
  async ({ path, token }) => {
    for (const json of [[], null, 'text', {}, { unknown: 1 }]) {
      const { status, refusal } = await api.send(path, { json, token: token(), origin: siteOrigin })
      // Calls that need no payload accept anything.
      if (status === 200) continue
      expect({ path, json, status, fields: Object.keys(refusal?.fields ?? {}) }).toEqual({
        path,
        json,
        status: 422,
        fields: expect.arrayContaining([expect.stringMatching(/^(?!body$)/)]),
      })
    }
  },
)
