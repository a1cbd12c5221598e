import { fireEvent, screen } from '@testing-library/react'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../../../api/testing/testApi.ts'
import { renderSite } from '../../../testing/renderSite.tsx'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
  await api.deps.db
    .updateTable('users')
    .set({ role: 'accountant' })
    .where('email', '=', 'accounts@example.org')
    .execute()
})
afterAll(() => api.close())

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
