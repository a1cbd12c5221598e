import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { account, livingAccount } from '../../../api/testing/livingAccount.ts'
import { demoPassword } from '../../../api/testing/demoContent.ts'
import { giveRecorded, postReturn } from '../../../api/testing/donations.ts'
import { createTestApi, siteOrigin, type TestApi } from '../../../api/testing/testApi.ts'
import { chooseLanguage } from '../../app/language/language.ts'
import { renderSite } from '../../testing/renderSite.tsx'

const ravi = 'ravi@example.org'
let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())
beforeEach(() => chooseLanguage('en'))

/** The part with this heading. */
const part = async (name: string) => within(await screen.findByRole('region', { name }))
const press = (within_: Awaited<ReturnType<typeof part>>, name: string) =>
  fireEvent.click(within_.getByRole('button', { name }))

/** A person who has used every part of the site, and has one receipt. */
async function openLiving(): Promise<TestApi> {
  const own = await createTestApi()
  const { token } = await livingAccount(own)
  const paid = await giveRecorded(own, token)
  await postReturn(own, paid.txnid, own.gateway.signedPost(paid, { status: 'success', unmappedstatus: 'captured' }))
  await renderSite({ ...own, signIn: () => own.signIn(account.email, account.password) }, '/my-data', account.email)
  return own
}

it('shows what is kept in words, with a way to correct each part', async () => {
  const own = await openLiving()
  const person = await part('About you')
  expect(person.getByText('7 Lantern Lane, Devkinara, Uttarakhand, 900001')).toBeTruthy()
  expect(person.getByText('••••••000Q')).toBeTruthy()
  expect(person.getByRole('link', { name: 'Correct your PAN' }).getAttribute('href')).toBe('/profile#pan')
  expect((await part('Special days')).getByText(/26 November 1958/)).toBeTruthy()
  expect((await part('Regular donations')).getByText('₹500 every month')).toBeTruthy()
  expect((await part('What you wrote to us')).getAllByText(/I am Gomti/)).toHaveLength(3)
  const notices = await part('What we told you')
  expect(notices.getByRole('heading', { name: 'Version 1, in force since 1 November 2026' })).toBeTruthy()
  expect(notices.getByText('What we keep about you, and why')).toBeTruthy()
  expect(notices.getAllByRole('link', { name: 'privacy@example.org', hidden: true }).length).toBeGreaterThan(0)
  await own.close()
})

it('says what outlives the account and until when, also in the dialog that deletes it', async () => {
  const own = await openLiving()
  const remove = await part('Delete your account')
  expect(remove.getByText(/1 receipt says about you: sealed.* goes after 31 March 2035/)).toBeTruthy()
  press(remove, 'Delete my account')
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(await dialog.findByText(/sealed, because the tax law demands it.* goes after 31 March 2035/)).toBeTruthy()
  await own.close()
})

it('withdraws consent to one purpose after a second question, and shows what is left', async () => {
  const own = await openLiving()
  const withdraw = await part('Withdraw your consent')
  press(withdraw, 'Withdraw: Special days')
  expect(withdraw.getByText(/cannot be undone/)).toBeTruthy()
  press(withdraw, 'Yes, withdraw')
  expect(await withdraw.findByText('Your special days are removed.')).toBeTruthy()
  await waitFor(() => expect(withdraw.queryByRole('button', { name: 'Withdraw: Special days' })).toBeNull())
  expect((await part('Special days')).getByText('Nothing')).toBeTruthy()
  expect(await own.deps.db.selectFrom('special_dates').selectAll().execute()).toEqual([])
  await own.close()
})

it('keeps the purpose and says why if a withdrawal fails', async () => {
  const site = await renderSite(api, '/my-data', ravi)
  const withdraw = await part('Withdraw your consent')
  press(withdraw, 'Withdraw: Notifications that you can switch off')
  site.fault = (path) => (path === 'my-data/withdraw' ? new TypeError('offline') : undefined)
  press(withdraw, 'Yes, withdraw')
  await waitFor(() => expect(withdraw.getByRole('alert').textContent).not.toBe(''))
  expect(withdraw.getByRole('button', { name: 'Yes, withdraw' })).toBeTruthy()
})

it('corrects the answer about citizenship, and leads a donor who is neither', async () => {
  const own = await openLiving()
  const citizenship = await part('Citizenship')
  fireEvent.click(await citizenship.findByRole('button', { name: 'Correct this answer' }))
  fireEvent.click(await citizenship.findByRole('button', { name: 'Save the answer' }))
  expect(await citizenship.findByText('Choose one of the three.')).toBeTruthy()
  fireEvent.click(citizenship.getByRole('radio', { name: /^Neither/ }))
  fireEvent.click(await citizenship.findByRole('button', { name: 'Save the answer' }))
  expect(await citizenship.findByText(/Your new answer is saved/)).toBeTruthy()
  expect(citizenship.getByText('Neither of the two')).toBeTruthy()
  expect(citizenship.getByRole('heading', { name: 'Thank you for thinking of us' })).toBeTruthy()
  expect(await citizenship.findByText(/^Indian citizen\. Answered on/)).toBeTruthy()
  const kept = await own.deps.db.selectFrom('declarations').select('answer').orderBy('id').execute()
  expect(kept.map(({ answer }) => answer).slice(-2)).toEqual(['citizen', 'neither'])
  await own.close()
})

it('asks for the password in place before it saves the file, if the sign-in is some time ago', async () => {
  const pressed: string[] = []
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const request = new Request(url.replace(/^.*\/api\//, 'http://api.example.org/api/'), {
      method: init.method ?? 'GET',
      body: init.body ?? null,
    })
    for (const [name, value] of Object.entries(init.headers ?? {})) request.headers.set(name, value)
    request.headers.set('Origin', siteOrigin)
    return api.fetch(request)
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    pressed.push(this.href)
  })
  await renderSite(api, '/my-data', ravi)
  const take = await part('Take your data with you')
  api.advance(601)
  press(take, 'Save for another program (JSON)')
  const password = await take.findByLabelText('Your password')
  await waitFor(() => expect(document.activeElement).toBe(password))
  fireEvent.change(password, { target: { value: 'wrong' } })
  press(take, 'Save for another program (JSON)')
  expect(await take.findByText('This is not your password.')).toBeTruthy()
  fireEvent.change(password, { target: { value: demoPassword } })
  press(take, 'Save for another program (JSON)')
  const link = await take.findByRole('link', { name: 'If nothing happens, open this link.' })
  expect(take.getByText(/^Your browser is saving the file\./)).toBeTruthy()
  // The browser opens the plain address: no token goes with it.
  expect(pressed).toEqual([link.getAttribute('href')])
  const file = await api.fetch(new Request(pressed[0] ?? ''))
  expect(await file.json()).toMatchObject({ account: [{ email: ravi }] })
  vi.unstubAllGlobals()
})

it('says that it cannot load, and tries again', async () => {
  let isBroken = true
  const fetch: TestApi['fetch'] = async (request) =>
    isBroken && request.url.endsWith('/my-data') ? new Response('', { status: 500 }) : api.fetch(request)
  await renderSite({ ...api, fetch }, '/my-data', ravi)
  const retry = await screen.findByRole('button', { name: 'Try again' })
  isBroken = false
  fireEvent.click(retry)
  expect(await part('About you')).toBeTruthy()
})

it('shows Hindi', async () => {
  await chooseLanguage('hi')
  await renderSite(api, '/my-data', ravi)
  expect(await screen.findByRole('heading', { level: 1, name: 'मेरी जानकारी' })).toBeTruthy()
  expect((await part('आपका विवरण')).getByText('ravi@example.org')).toBeTruthy()
})
