import { fireEvent, screen, within } from '@testing-library/react'
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
  await api.deps.db
    .insertInto('donors')
    .values({
      full_name: 'Asha R',
      email: 'asha@example.org',
      contact_no: null,
      user_id: null,
      created_at: api.deps.now(),
    })
    .execute()
})
afterAll(() => api.close())

const staff = 'accounts@example.org'

it('finds a donor by name, and shows the person', async () => {
  await renderSite(api, '/staff/donors', staff)
  await screen.findByRole('table', { name: 'Donors' })
  const field = screen.getByRole<HTMLInputElement>('searchbox')
  fireEvent.change(field, { target: { value: 'asha r' } })
  fireEvent.submit(field.form ?? field)
  fireEvent.click(await screen.findByRole('link', { name: 'Asha R' }))
  await screen.findByRole('heading', { level: 1, name: 'Asha R' })
  await screen.findByText('Without an account')
})

it('merges a suggested pair after a look at both, and separates it again', async () => {
  await renderSite(api, '/staff/donors/duplicates', staff)
  fireEvent.click(await screen.findByRole('button', { name: /^Merge Asha R into Asha/ }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await dialog.findByRole('heading', { name: 'Second, who stays' })
  // Another member of staff corrects the donor meanwhile: this one sees it before the merge.
  await api.deps.db.updateTable('donors').set({ address_city: 'Ranikhet' }).execute()
  fireEvent.click(dialog.getByRole('button', { name: 'Merge now' }))
  expect(await dialog.findByText(/changed meanwhile/)).toBeTruthy()
  expect(await dialog.findByText(/Ranikhet/)).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Merge now' }))
  await screen.findByText('No two donors look like one person.')
  const { user_id } = await api.deps.db.selectFrom('donors').select('user_id').executeTakeFirstOrThrow()
  await renderSite(api, `/staff/donors/account-${user_id}`, staff)
  fireEvent.click((await screen.findAllByRole('button', { name: 'Separate Asha R again' }))[0] as HTMLElement)
  await expect
    .poll(() => api.deps.db.selectFrom('donors').select('user_id').executeTakeFirst())
    .toEqual({ user_id: null })
})
