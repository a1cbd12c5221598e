import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../../api/testing/testApi.ts'
import { renderSite } from '../../testing/renderSite.tsx'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

it('searches for the words of the address, then for the typed words, and keeps the focus in the field', async () => {
  await renderSite(api, '/not-found?from=%2Fschool')
  const field = await screen.findByLabelText<HTMLInputElement>('Search this site')
  expect(field.value).toBe('school')
  field.focus()
  fireEvent.change(field, { target: { value: 'kitchen' } })
  fireEvent.submit(field.form ?? field)
  await waitFor(() => expect(location.search).toBe('?q=kitchen'))
  await screen.findByText(/for “kitchen”/)
  expect(document.activeElement).toBe(field)
  expect(field.value).toBe('kitchen')
})
