import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedHistory } from '../../../../demo/seed/seedHistory.ts'
import { demoSeed } from '../../../../api/testing/demoContent.ts'
import { createTestApi, type TestApi } from '../../../../api/testing/testApi.ts'
import { renderSite } from '../../../testing/renderSite.tsx'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
  await seedHistory(api.deps.db, api.deps.now, demoSeed.demo.past)
})
afterAll(() => api.close())

const staff = 'accounts@example.org'
const rows = async () =>
  within(await screen.findByRole('table', { name: 'Donations' }))
    .getAllByRole('row')
    .slice(1)
const firstLink = async () => {
  const [row] = await rows()
  if (!row) throw new Error('the list is empty')
  return within(row).getByRole('link')
}

it('lists donations with the totals of the filter, and keeps filter and order in the address', async () => {
  await renderSite(api, '/staff/donations', staff)
  const all = await rows()
  expect(all[0]?.textContent).toMatch(/Asha Rawat.*₹[\d,]+.*(Paid|Not paid)/)
  fireEvent.change(screen.getByLabelText('State'), { target: { value: 'failed' } })
  await screen.findByText('0 donations, ₹0 net (and 1 in the list not paid, or given back)')
  expect(location.search).toBe('?state=failed')
  expect(await rows()).toHaveLength(1)
  fireEvent.click(screen.getByRole('link', { name: 'Remove the filters' }))
  await waitFor(async () => expect(await rows()).toHaveLength(all.length))
  fireEvent.click(screen.getByRole('button', { name: 'Amount' }))
  await waitFor(() => expect(location.search).toBe('?sort=-amount'))
  const head = await screen.findByRole('columnheader', { name: 'Amount' })
  expect(head.getAttribute('aria-sort')).toBe('descending')
})

it('moves from row to row by arrow keys, opens one, and returns to it by Escape', async () => {
  await renderSite(api, '/staff/donations?state=paid', staff)
  const link = await firstLink()
  link.focus()
  fireEvent.keyDown(link, { key: 'ArrowDown' })
  const second = within((await rows())[1] ?? document.body).getByRole('link')
  await waitFor(() => expect(document.activeElement).toBe(second))
  const address = second.getAttribute('href')
  fireEvent.click(second)
  await screen.findByRole('heading', { level: 2, name: 'Ledger' })
  expect(location.pathname + location.search).toBe(address)
  fireEvent.keyDown(document.body, { key: 'Escape' })
  await screen.findByRole('table', { name: 'Donations' })
  expect(location.pathname + location.search).toBe('/staff/donations?state=paid')
  await waitFor(() => expect(document.activeElement?.getAttribute('href')).toBe(address))
})

it('shows a donation with its lines to the paisa', async () => {
  const paid = await api.deps.db.selectFrom('donations').select('txn_id').where('amount', '=', 1610).executeTakeFirst()
  await renderSite(api, `/staff/donations/${paid?.txn_id}`, staff)
  const lines = within(await screen.findByRole('table', { name: 'Paid' }))
  expect(lines.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'With the provider₹1,610.00',
    'Donations−₹1,610.00',
  ])
})

it('corrects the name in which a donation was given, and shows what somebody else has written meanwhile', async () => {
  const { db } = api.deps
  const { txn_id } = await db
    .selectFrom('donations')
    .select('txn_id')
    .where('amount', '=', 1610)
    .executeTakeFirstOrThrow()
  const rename = (dedicated_to: string) =>
    db.updateTable('donations').set({ dedicated_to }).where('txn_id', '=', txn_id)
  await rename('Shanti Debi').execute()
  await renderSite(api, `/staff/donations/${txn_id}`, staff)
  const form = within(await screen.findByRole('form', { name: 'Correct the name' }))
  const field = form.getByLabelText<HTMLInputElement>('Name')
  expect(field.value).toBe('Shanti Debi')
  await rename('Shanti D.').execute()
  fireEvent.input(field, { target: { value: 'Shanti Devi' } })
  fireEvent.click(form.getByRole('button', { name: 'Save the name' }))
  expect(await screen.findByText('Shanti D.')).toBeTruthy()
  fireEvent.click(form.getByRole('button', { name: 'Save the name' }))
  expect(await form.findByText('The name is corrected.')).toBeTruthy()
  const now = await db.selectFrom('donations').select('dedicated_to').where('txn_id', '=', txn_id).executeTakeFirst()
  expect(now?.dedicated_to).toBe('Shanti Devi')
})

it('says that there is no such donation', async () => {
  await renderSite(api, '/staff/donations/NOBODY', staff)
  await screen.findByRole('heading', { level: 2, name: 'There is no such donation' })
})

it('focuses the search on "/", and finds by a name', async () => {
  await renderSite(api, '/staff/donations', staff)
  await rows()
  fireEvent.keyDown(document.body, { key: '/' })
  const field = screen.getByRole<HTMLInputElement>('searchbox')
  expect(document.activeElement).toBe(field)
  fireEvent.change(field, { target: { value: 'nobody at all' } })
  fireEvent.submit(field.form ?? field)
  await screen.findByText('Nothing matches these filters.')
  // A name must not reach a server's log: it is neither in the query of the page nor in that of a call.
  expect([location.search, location.hash]).toEqual(['', '#search=nobody+at+all'])
  fireEvent.click(screen.getAllByRole('link', { name: 'Remove the filters' })[0] ?? field)
  await rows()
  expect(location.hash).toBe('')
})
