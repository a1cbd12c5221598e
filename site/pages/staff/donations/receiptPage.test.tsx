import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { donorToken, giveAt } from '../../../../api/accounting/testing/giveInYear.ts'
import { readReceipt } from '../../../../api/accounting/receipts/readReceipt.ts'
import { demoPassword } from '../../../../api/testing/demoContent.ts'
import { createTestApi, type TestApi } from '../../../../api/testing/testApi.ts'
import { chooseLanguage } from '../../../app/language/language.ts'
import { renderSite } from '../../../testing/renderSite.tsx'

const staff = 'accounts@example.org'
let api: TestApi
let id: number
let txnId: string
beforeEach(async () => {
  await chooseLanguage('en')
  api = await createTestApi()
  id = await giveAt(api, await donorToken(api, 'asha@example.org'), '2026-11-20T12:00:00Z')
  txnId = (await api.deps.db.selectFrom('donations').select('txn_id').where('id', '=', id).executeTakeFirstOrThrow())
    .txn_id
})
afterEach(() => api.close())

const open = async () => {
  await renderSite(api, `/staff/donations/${txnId}/receipt`, staff)
  await screen.findByRole('form', { name: 'Correct the receipt' })
  // Unlike browsers, happy-dom shows the first option of a select that a form library has set.
  fireEvent.change(screen.getByRole('combobox', { name: /^Language/ }), { target: { value: 'hi' } })
}
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const type = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Issue the new version' }))
const version = (name: string) => {
  const title = screen.getByRole('heading', { level: 3, name: new RegExp(`^${name}`) })
  return within(title.closest('li') ?? document.body)
}
const versions = () =>
  api.deps.db.selectFrom('receipt_versions').select(['version', 'reason']).orderBy('version').execute()

it('issues a new version after a proof of identity, and shows it beside the old one with what changed', async () => {
  await open()
  expect(field(/^Full name/).value).toBe('Asha Rawat')
  type(/^Full name/, 'Asha R. Rawat')
  type(/^Why/, 'The donor wrote on paper')
  api.advance(601)
  save()
  const password = await screen.findByLabelText('Your password')
  expect(await versions()).toHaveLength(1)
  fireEvent.change(password, { target: { value: demoPassword } })
  save()
  await screen.findByText('Version 2 is issued.')
  await screen.findByRole('heading', { level: 3, name: /^Version 2/ })
  version('Version 2').getByText(/^Asha R. Rawat/, { selector: 'mark' })
  version('Version 2').getByText('The donor wrote on paper')
  version('Version 1').getByText('Asha Rawat')
  version('Version 1').getByRole('button', { name: /^Download PDF/ })
  version('Version 2').getByRole('button', { name: /^Download PDF/ })
  expect(field(/^Why/).value).toBe('')
  expect(await versions()).toEqual([
    { version: 1, reason: null },
    { version: 2, reason: 'name' },
  ])
})

it('says at the fields what is wrong, and loses nothing that was typed', async () => {
  await open()
  type(/^PIN code/, '12')
  type(/^Town/, 'Rishikesh')
  save()
  await screen.findByRole('link', { name: /PIN code/ })
  screen.getByRole('link', { name: /Why is it corrected/ })
  expect(field(/^Town/).value).toBe('Rishikesh')
  expect(await versions()).toHaveLength(1)
})

it('never overwrites the correction of somebody else: it keeps what was typed, and shows what is new', async () => {
  await open()
  type(/^Town/, 'Rishikesh')
  type(/^Why/, 'The donor moved')
  const { number } = await api.deps.db.selectFrom('receipts').select('number').executeTakeFirstOrThrow()
  const json = { number, version: 1, name: 'Asha R. Rawat', note: 'The donor wrote on paper' }
  expect((await api.send('staff/correct-receipt', { token: await api.signIn(staff), json })).status).toBe(200)
  save()
  await screen.findByText(/corrected this donation or its receipt/)
  const news = (await screen.findByText(/Saved by somebody else meanwhile/)).parentElement
  expect(news?.textContent).toContain('Full name: Asha R. Rawat')
  expect(field(/^Town/).value).toBe('Rishikesh')
  expect(field(/^Full name/).value).toBe('Asha R. Rawat')
  expect(await versions()).toHaveLength(2)
  save()
  await screen.findByText('Version 3 is issued.')
  const newest = await readReceipt(api.deps, id)
  expect(newest?.donor).toMatchObject({ name: 'Asha R. Rawat', address: { city: 'Rishikesh' } })
})

it('refuses a correction of nothing with a sentence', async () => {
  await open()
  type(/^Why/, 'Only to try')
  save()
  await screen.findByText('This is what the receipt says already. Change something first.')
})

it('takes the trust’s details and titles of today on request only', async () => {
  await api.deps.db.updateTable('project_texts').set({ title: 'A newer title' }).execute()
  await open()
  type(/^Why/, 'The title was wrong')
  save()
  await screen.findByText('This is what the receipt says already. Change something first.')
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Also take the trust’s details/ })
  fireEvent.click(box)
  save()
  await screen.findByText('Version 2 is issued.')
  expect(await versions()).toMatchObject([{ version: 1 }, { version: 2, reason: 'trust' }])
  expect(box.checked).toBe(false)
})

it('is reached from the donation by an accountant, and not by a reader', async () => {
  await renderSite(api, `/staff/donations/${txnId}`, staff)
  const link = await screen.findByRole('link', { name: 'Versions, PDFs and corrections' })
  expect(link.getAttribute('href')).toBe(`/staff/donations/${txnId}/receipt`)
  cleanup()
  await api.deps.db.updateTable('users').set({ role: 'reader' }).where('email', '=', staff).execute()
  await renderSite(api, `/staff/donations/${txnId}`, staff)
  await screen.findByRole('heading', { level: 2, name: 'Receipts' })
  expect(screen.queryByRole('link', { name: 'Versions, PDFs and corrections' })).toBeNull()
})
