import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { giveRecorded, postReturn } from '../api/testing/donations.ts'
import { createTestApi, type TestApi } from '../api/testing/testApi.ts'
import { createDemoSms, createOutbox } from './createOutbox.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const get = (path: string) => createOutbox(api.deps)(new Request(`http://api.test${path}`))

describe('the outbox', () => {
  it('shows mails escaped, as a page and as a list', async () => {
    await api.deps.mailer.send({
      to: 'a@example.org',
      kind: 'other',
      language: 'en',
      subject: '<img src=x>',
      text: 'see http://site.test/x?a=1&b=2 "q"',
    })
    const page = await (await get('/outbox'))?.text()
    expect(page).toContain('&lt;img src=x&gt;')
    expect(page).not.toContain('<img')
    expect(page).toContain('href="http://site.test/x?a=1&amp;b=2"')
    const list = await get('/api/outbox?format=json')
    expect(await list?.json()).toMatchObject({ data: [{ to: 'a@example.org', subject: '<img src=x>' }] })
    expect(list?.headers.get('Access-Control-Allow-Origin')).toBeNull()
  })

  it('has the PDF that goes with a receipt', async () => {
    const form = await giveRecorded(api, await api.signIn())
    await postReturn(api, form.txnid, api.gateway.signedPost(form, { status: 'success', unmappedstatus: 'captured' }))
    const [link = ''] = /\?file=\d+/.exec((await (await get('/outbox'))?.text()) ?? '') ?? []
    const file = await get(`/outbox${link}`)
    expect(file?.headers.get('Content-Disposition')).toBe('inline; filename="receipt_KSN-2026-27-000001.pdf"')
    expect((await file?.text())?.slice(0, 5)).toBe('%PDF-')
    expect((await get('/outbox?file=0'))?.status).toBe(404)
    expect((await get('/outbox?file=x'))?.status).toBe(404)
  })

  it('shows the messages to phones, which go nowhere', async () => {
    const sms = createDemoSms(() => new Date('2026-11-27T10:00:00Z'))
    await sms.deliver({ to: '+919000000418', template: 'signInCode', language: 'en', text: '123456 is your code' })
    const read = createOutbox(api.deps, sms.sent)
    const list = await read(new Request('http://api.test/outbox?format=sms'))
    expect(await list?.json()).toMatchObject({ data: [{ to: '+919000000418', text: '123456 is your code' }] })
    expect(await (await read(new Request('http://api.test/outbox')))?.text()).toContain('123456 is your code')
  })

  it('is no part of the API', async () => {
    expect((await api.send('outbox')).status).toBe(404)
    expect(await get('/api/login')).toBeNull()
  })
})
