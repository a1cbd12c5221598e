import { fireEvent, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { TestApi } from '../../../api/testing/testApi.ts'
import { chooseLanguage } from '../../app/language/language.ts'
import { renderSite } from '../../testing/renderSite.tsx'
import { apiWithHistory, form, ravi, type } from '../../testing/profileTests.ts'

let api: TestApi
beforeAll(async () => {
  api = await apiWithHistory()
})
afterAll(() => api.close())
beforeEach(() => chooseLanguage('en'))

it('requests a list of projects that fails only once, says so in place, and tries again without losing typed text', async () => {
  const site = await renderSite(api, '/not-found', ravi)
  let [asked, broken] = [0, true]
  site.fault = (path) => {
    if (path !== 'project/dropdown-list') return undefined
    asked += 1
    return broken ? new Response('{}', { status: 500 }) : undefined
  }
  history.replaceState(null, '', '/profile')
  window.dispatchEvent(new PopStateEvent('popstate'))
  const pledge = await form('Regular donations')
  const alert = await pledge.findByRole('alert')
  expect(alert.textContent).toContain('The projects could not be loaded. Something went wrong on our side.')
  expect(asked).toBe(1)
  type(pledge.getByLabelText('Amount in rupees'), '500')
  broken = false
  fireEvent.click(pledge.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(pledge.getByRole('option', { name: 'Medical camp' })).toBeTruthy())
  expect(pledge.queryByRole('alert')).toBeNull()
  expect(pledge.getByLabelText<HTMLInputElement>('Amount in rupees').value).toBe('500')
})
