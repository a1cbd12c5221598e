import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../../../api/testing/testApi.ts'
import { renderSite } from '../../../testing/renderSite.tsx'

let api: TestApi
beforeEach(async () => {
  api = await createTestApi()
  await api.deps.db
    .updateTable('users')
    .set({ role: 'accountant' })
    .where('email', '=', 'accounts@example.org')
    .execute()
})
afterEach(() => api.close())

const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

it('names the law’s limit of cash, keeps what is typed at a problem, and saves with the receipt’s number', async () => {
  await renderSite(api, '/staff/offline', 'accounts@example.org')
  await screen.findByRole('heading', { level: 1, name: 'Offline donation' })
  await screen.findByRole('option', { name: /Annadan/ })
  type(/^Amount/, '2500')
  await screen.findByText(/more than ₹2,000 in cash/)
  type(/^Project/, '1')
  type(/^Full name/, 'Kamla Namuna')
  type(/^Day on/, '2026-11-20')
  type(/^PAN/, 'ABCPD123')
  type(/^What does the donor say/, 'citizen')
  fireEvent.click(screen.getByRole('button', { name: 'Save and issue the receipt' }))
  expect(await screen.findByRole('link', { name: 'PAN' })).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>(/^Full name/).value).toBe('Kamla Namuna')
  type(/^PAN/, '')
  fireEvent.click(screen.getByRole('button', { name: 'Save and issue the receipt' }))
  const saved = await screen.findByText(/^Saved\. The receipt has the number \S+\/000001\./)
  expect(saved.querySelector('a')?.getAttribute('href')).toMatch(/^\/staff\/donations\/OFF/)
  expect(screen.getByLabelText<HTMLInputElement>(/^Full name/).value).toBe('')
  expect(await api.deps.db.selectFrom('donors').select('full_name').execute()).toEqual([{ full_name: 'Kamla Namuna' }])
})

it('finds a known donor by keyboard, keeps the purpose, and types nothing again', async () => {
  await renderSite(api, '/staff/offline', 'accounts@example.org')
  await screen.findByRole('option', { name: /Annadan/ })
  type(/^Amount/, '700')
  type(/^Day on/, '2026-11-20')
  type(/^Project/, '4')
  const purpose = await screen.findByLabelText<HTMLSelectElement>(/^Purpose/)
  const [, first] = [...purpose.options].map(({ value }) => value)
  type(/^Purpose/, first ?? '')
  type(/^Note/, 'Brought to the gate')
  const known = screen.getByRole('combobox', { name: /^Known donor/ })
  known.focus()
  // The library takes a change without `inputType` for the browser's own filling in.
  fireEvent.input(known, { target: { value: 'asha ra' }, inputType: 'insertText' })
  await screen.findByRole('option', { name: /Asha Rawat/ })
  fireEvent.keyDown(known, { key: 'ArrowDown' })
  fireEvent.keyDown(known, { key: 'Enter' })
  await screen.findByText('The donation is from Asha Rawat.')
  expect(screen.queryByLabelText(/^Full name/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Save and issue the receipt' }))
  await screen.findByText(/^Saved\./)
  expect(await api.deps.db.selectFrom('donors').select('full_name').execute()).toEqual([])
  const row = await api.deps.db
    .selectFrom('donations')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['email', 'purpose_id'])
    .where('source', '=', 'offline')
    .executeTakeFirst()
  expect(row).toEqual({ email: 'asha@example.org', purpose_id: Number(first) })
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: /^Known donor/ }).value).toBe('')
})

it('takes the money of a hundi without asking who gave it', async () => {
  await renderSite(api, '/staff/offline', 'accounts@example.org')
  await screen.findByRole('option', { name: /Annadan/ })
  fireEvent.click(screen.getByRole('checkbox', { name: /^Hundi/ }))
  for (const label of [/^Full name/, /^What does the donor say/]) expect(screen.queryByLabelText(label)).toBeNull()
  type(/^Amount/, '4210')
  type(/^Day on/, '2026-11-20')
  type(/^Project/, '1')
  fireEvent.click(screen.getByRole('button', { name: 'Save and issue the receipt' }))
  await screen.findByText(/^Saved\./)
  const rows = api.deps.db.selectFrom('donations').select(['user_id', 'donor_id', 'amount'])
  expect(await rows.where('source', '=', 'offline').execute()).toEqual([
    { user_id: null, donor_id: null, amount: 4210 },
  ])
})

it('refuses a day of a closed year at the field', async () => {
  await renderSite(api, '/staff/offline', 'accounts@example.org')
  await screen.findByRole('option', { name: /Annadan/ })
  type(/^Amount/, '700')
  type(/^Day on/, '2024-03-31')
  type(/^Project/, '1')
  type(/^Full name/, 'Kamla Namuna')
  fireEvent.click(screen.getByRole('button', { name: 'Save and issue the receipt' }))
  const day = await screen.findByLabelText<HTMLInputElement>(/^Day on/)
  await screen.findAllByText(/^The years before 1 April 2025 are closed/)
  expect([day.value, day.getAttribute('aria-invalid')]).toEqual(['2024-03-31', 'true'])
})
