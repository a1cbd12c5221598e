import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi, toRequest } from '../testing/testApi.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const allowed = (response: { headers: Headers }) => response.headers.get('Access-Control-Allow-Origin')

describe('the outbox', () => {
  it('shows mails escaped, as a page and as a list', async () => {
    await api.deps.mailer.send({
      to: 'a@example.org',
      subject: '<img src=x>',
      text: 'see http://site.test/x?a=1&b=2 "q"',
    })
    const page = await (await api.fetch(toRequest('outbox', {}))).text()
    expect(page).toContain('&lt;img src=x&gt;')
    expect(page).not.toContain('<img')
    expect(page).toContain('href="http://site.test/x?a=1&amp;b=2"')
    const list = await api.send('outbox?format=json')
    expect(list.raw).toMatchObject({ data: [{ to: 'a@example.org', subject: '<img src=x>' }] })
    expect(allowed(list)).toBeNull()
  })
})
