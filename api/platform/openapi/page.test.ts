import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { areas } from '../../routes/areas.ts'
import { createTestApi, type TestApi, toRequest } from '../../testing/testApi.ts'
import { withDocument } from './documentRoutes.ts'
import { nameOf } from './operation.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

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
