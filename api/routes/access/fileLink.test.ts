import { afterAll, beforeAll, expect, it } from 'vitest'
import { fileLinkSchema } from '../../../shared/contract/fileLink.ts'
import { giveRecorded, postReturn } from '../../testing/donations.ts'
import { createTestApi, type TestApi, toRequest } from '../../testing/testApi.ts'

let api: TestApi
let token: string
let receipt: string
beforeAll(async () => {
  api = await createTestApi()
  token = await api.signIn()
  const paid = await giveRecorded(api, token)
  await postReturn(api, paid.txnid, api.gateway.signedPost(paid, { status: 'success', unmappedstatus: 'captured' }))
  receipt = `donation/receipt-pdf?txn_id=${paid.txnid}&layout=phone`
})
afterAll(() => api.close())

const ask = (path: string, by = token, language = 'en') =>
  api.send('file-link', { token: by, json: { path }, headers: { 'Accept-Language': language } })
const linkTo = async (path: string, by = token, language = 'en') =>
  (await ask(path, by, language)).data(fileLinkSchema).url
/** As a browser opens a plain address: without a token. */
const open = (url: string, headers: Record<string, string> = { Accept: 'text/html' }) =>
  api.fetch(new Request(url, { headers }))
const page = async (response: Response) => /<p>(.*)<\/p>/.exec(await response.text())?.[1]

it('opens the file without a token for the browser, the program that downloads and one more try, and is then used up', async () => {
  const url = await linkTo(receipt)
  for (const _ of ['the browser', 'the program that downloads', 'one more try']) {
    const file = await open(url)
    expect([file.status, file.headers.get('Content-Type')]).toEqual([200, 'application/pdf'])
    expect(file.headers.get('Content-Disposition')).toMatch(/^attachment; filename="receipt_/)
    expect(file.headers.get('Cache-Control')).toBe('no-store')
    expect(file.headers.get('Referrer-Policy')).toBe('no-referrer')
  }
  const late = await open(url)
  expect([late.status, late.headers.get('Content-Type')]).toEqual([401, 'text/html; charset=utf-8'])
  expect(await page(late)).toBe('This link no longer works. Please go back and press the button for the file again.')
  // A program still reads the envelope.
  expect(await (await open(url, {})).json()).toMatchObject({ status: false, error: { code: 'link_expired' } })
})

it('waits five minutes for its first opening, and one minute for the last', async () => {
  const [unused, url] = [await linkTo(receipt), await linkTo(receipt)]
  api.advance(200)
  expect((await open(url)).status).toBe(200)
  api.advance(59)
  expect((await open(url)).status).toBe(200)
  api.advance(2)
  expect((await open(url)).status).toBe(401)
  api.advance(38)
  expect((await open(unused)).status).toBe(200)
  api.advance(2)
  expect((await open(unused)).status).toBe(401)
})

it('is good for that one address only', async () => {
  const url = await linkTo(receipt)
  const ticket = url.replace(/^.*ticket=/, '')
  const root = url.replace(/donation\/.*$/, '')
  for (const other of [
    `${receipt.replace('phone', 'a4')}&ticket=${ticket}`,
    `${receipt}&ticket=${ticket}&layout=a4`,
    `donation/statement?year=2026-27&ticket=${ticket}`,
    `profile?ticket=${ticket}`,
    `my-data?ticket=${ticket}`,
    `${receipt}&ticket=${ticket.slice(0, -4)}AAAA`,
    `${receipt}&ticket=`,
    receipt,
  ])
    expect([other, (await open(root + other)).status]).toEqual([other, 401])
  const bearer = toRequest('profile', { token: ticket.slice(0, 200) })
  expect((await api.fetch(bearer)).status).toBe(401)
})

it('ends with the session', async () => {
  const own = await api.signIn()
  const url = await linkTo(receipt, own)
  await api.send('logout', { token: own, json: {} })
  expect((await open(url)).status).toBe(401)
})

it('keeps the language of the page that asked for it', async () => {
  const url = await linkTo('my-data/export?format=html', await api.signIn(), 'hi')
  const file = await open(url, { 'Accept-Language': 'en' })
  expect(await file.text()).toContain('lang="hi"')
  api.advance(301)
  expect(await page(await open(url, { Accept: 'text/html', 'Accept-Language': 'en' }))).toMatch(
    /^यह लिंक अब काम नहीं करता/,
  )
})

it('is given by the rules of the call that answers the file', async () => {
  const refusal = async (path: string, by?: string) => {
    const { status, refusal: reason } = await ask(path, by)
    return [status, reason?.code]
  }
  const fresh = await api.signIn()
  expect(await refusal('my-data/export?format=json&pan=whole', fresh)).toEqual([403, 'reauthenticate'])
  api.advance(601)
  expect(await refusal('my-data/export?format=json', fresh)).toEqual([403, 'reauthenticate'])
  expect(await refusal('donation/partner-report?format=csv', fresh)).toEqual([403, 'staff'])
  expect(await refusal('donation/statement?year=2026', fresh)).toEqual([422, 'invalid'])
  const staff = await api.signIn('accounts@example.org')
  expect((await ask('donation/partner-report?format=csv', staff)).status).toBe(200)
  for (const path of [
    'donation/partner-report',
    'staff/statement-file',
    'profile',
    'login',
    '../etc',
    'https://evil.example/',
  ])
    expect([path, ...(await refusal(path, staff))]).toEqual([path, 422, 'invalid'])
  api.advance(601)
  expect(await refusal('donation/partner-report?format=csv', staff)).toEqual([403, 'reauthenticate'])
})

it('checks the person again when the file is asked for', async () => {
  const ravi = await api.signIn('ravi@example.org')
  // It is somebody else's donation.
  const foreign = await open(await linkTo(receipt, ravi))
  expect([foreign.status, await page(foreign)]).toEqual([404, 'Not found.'])
  const staff = await api.signIn('accounts@example.org')
  const csv = await linkTo('donation/partner-report?format=csv', staff)
  expect(await (await open(csv)).text()).toContain('"')
  await api.deps.db.updateTable('users').set({ role: null }).where('email', '=', 'accounts@example.org').execute()
  expect((await open(csv)).status).toBe(403)
})
