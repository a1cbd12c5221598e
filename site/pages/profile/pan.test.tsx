import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { TestApi } from '../../../api/testing/testApi.ts'
import { openPan } from '../../../api/base/vault/storedValues.ts'
import { chooseLanguage } from '../../app/language/language.ts'
import { renderSite } from '../../testing/renderSite.tsx'
import { apiWithHistory, form, ravi, type } from '../../testing/profileTests.ts'

let api: TestApi
beforeAll(async () => {
  api = await apiWithHistory()
})
afterAll(() => api.close())
beforeEach(async () => {
  sessionStorage.clear()
  await chooseLanguage('en')
})

const field = 'PAN (optional)'
const stored = async () => {
  const { id, pan } = await api.deps.db
    .selectFrom('users')
    .select(['id', 'pan'])
    .where('email', '=', ravi)
    .executeTakeFirstOrThrow()
  return pan && openPan(api.deps, id, pan)
}

it.each([
  ['', 'Enter your PAN.'],
  ['ABCPD123', 'A PAN has five letters, four digits and a letter'],
  ['ABCDD1234E', 'Check the fourth letter.'],
])('refuses %j at the field, keeps it there, and sends nothing', async (text, sentence) => {
  const site = await renderSite(api, '/profile', ravi)
  const pan = await form('PAN for your tax receipt')
  type(pan.getByLabelText(field), text)
  fireEvent.click(pan.getByRole('button', { name: 'Save PAN' }))
  expect((await pan.findByRole('alert')).textContent).toContain(sentence)
  expect(pan.getByLabelText<HTMLInputElement>(field).value).toBe(text)
  expect(site.calls).not.toContain('POST profile/pan')
})

it('never overwrites a PAN that another window saved: it shows that one, and keeps what was typed', async () => {
  await renderSite(api, '/profile', ravi)
  const pan = await form('PAN for your tax receipt')
  type(pan.getByLabelText(field), 'ABCPN1234E')
  const token = await api.signIn(ravi)
  await api.send('profile/pan', { json: { pan: 'ABCPR5678F' }, token })
  fireEvent.click(pan.getByRole('button', { name: 'Save PAN' }))
  expect((await pan.findByRole('alert')).textContent).toContain('changed meanwhile')
  expect(await screen.findByText('••••••678F', { exact: false })).toBeTruthy()
  expect(pan.getByLabelText<HTMLInputElement>(field).value).toBe('ABCPN1234E')
  expect(await stored()).toBe('ABCPR5678F')
  fireEvent.click(pan.getByRole('button', { name: 'Save PAN' }))
  expect(await screen.findByText('Your PAN is saved.')).toBeTruthy()
  expect(await stored()).toBe('ABCPN1234E')
  await api.send('profile/pan', { json: { pan: '' }, token })
})

it('saves the PAN, shows only its last four characters, keeps it out of storage and address, and can remove it', async () => {
  await renderSite(api, '/profile', ravi)
  const pan = await form('PAN for your tax receipt')
  type(pan.getByLabelText(field), 'abcpn 1234 e')
  expect(JSON.stringify({ ...sessionStorage, ...localStorage }).toLowerCase()).not.toContain('abcpn')
  fireEvent.click(pan.getByRole('button', { name: 'Save PAN' }))
  const group = within((await screen.findByText('Your PAN is saved.')).parentElement ?? document.body)
  expect(await stored()).toBe('ABCPN1234E')
  expect(await group.findByText('••••••234E')).toBeTruthy()
  expect(document.documentElement.outerHTML.toLowerCase()).not.toContain('abcpn')
  expect(location.href.toLowerCase()).not.toContain('abcpn')
  expect(JSON.stringify({ ...sessionStorage, ...localStorage }).toLowerCase()).not.toMatch(/abcpn|234e/)

  fireEvent.click(group.getByRole('button', { name: 'Remove' }))
  expect(await group.findByText('Your PAN is removed.')).toBeTruthy()
  expect(await stored()).toBeNull()
  await waitFor(() => expect(group.getByLabelText(field)).toBeTruthy())
})
