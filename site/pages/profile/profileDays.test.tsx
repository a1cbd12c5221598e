import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { TestApi } from '../../../api/testing/testApi.ts'
import { pledgeAnswerSchema } from '../../../shared/contract/people/pledge.ts'
import { chooseLanguage } from '../../app/language/language.ts'
import { renderSite } from '../../testing/renderSite.tsx'
import { apiWithHistory, asha, form, ravi, type } from '../../testing/profileTests.ts'

let api: TestApi
beforeAll(async () => {
  api = await apiWithHistory()
})
afterAll(() => api.close())
beforeEach(async () => {
  sessionStorage.clear()
  await chooseLanguage('en')
})

it('shows the next special day first, offers a donation for it, and can remove and restore it', async () => {
  await renderSite(api, '/profile', asha)
  const region = within(await screen.findByRole('region', { name: 'Special days' }))
  await region.findByRole('heading', { name: 'Savitri Rawat' })
  expect(region.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
    'Savitri Rawat',
    'Asha & Mohan',
    'Bhagat Singh Rawat',
    'Tulsi',
  ])
  const donation = region.getByRole('link', { name: /^Donate on this day ?: Savitri Rawat/ })
  // Her last donation to this project is proposed, and the page says so.
  expect(donation.getAttribute('href')).toBe('/donate?project=1&amount=1610&purpose=14&items=11:6,13:1')
  expect(region.getByText(/^Your last donation to Annadan, the open kitchen: ₹1,610, /)).toBeTruthy()
  fireEvent.click(region.getByRole('button', { name: 'Remove: Tulsi' }))
  // One at a time: a press that would do nothing shows it.
  for (const button of region.getAllByRole('button', { name: /^Remove: / })) expect(button.dataset['busy']).toBe('true')
  expect(await region.findByText('Tulsi is removed.')).toBeTruthy()
  await waitFor(() => expect(region.queryByRole('heading', { name: 'Tulsi' })).toBeNull())
  const undo = region.getByRole('button', { name: 'Put it back' })
  expect(document.activeElement).toBe(undo)
  fireEvent.click(undo)
  expect(await region.findByRole('heading', { name: 'Tulsi' })).toBeTruthy()
})

it('proposes no sum for a day without an earlier donation: the dialog shows the project’s own', async () => {
  await api.send('profile/add-special-date', {
    token: await api.signIn(ravi),
    json: { occasion_id: 1, name: 'Kamla Negi', date: '1960-01-01', project_id: 4 },
  })
  await renderSite(api, '/profile', ravi)
  const donation = await screen.findByRole('link', { name: /^Donate on this day ?: Kamla Negi/ })
  expect(donation.getAttribute('href')).toBe('/donate?project=4')
  expect(screen.queryByText(/^Your last donation/)).toBeNull()
})

it('refuses an incomplete special day, saves a complete one, and empties the form', async () => {
  await renderSite(api, '/profile', ravi)
  const add = await form('Add a day')
  fireEvent.click(add.getByRole('button', { name: 'Add a day' }))
  const summary = await add.findByRole('alert')
  expect(summary.textContent).toContain('3 things need your attention')
  for (const sentence of ['Choose an occasion.', 'Enter the name of the person or the day.', 'Enter the date.'])
    expect(summary.textContent).toContain(sentence)
  await add.findByRole('option', { name: 'Birthday' })
  type(add.getByLabelText('Occasion'), '1')
  type(add.getByLabelText('Name'), 'Meena Negi')
  type(add.getByLabelText('Day'), '3')
  type(add.getByLabelText('Month'), '07')
  type(add.getByLabelText('Year'), '2999')
  fireEvent.click(add.getByRole('button', { name: 'Add a day' }))
  await waitFor(() => expect(add.getByRole('alert').textContent).toContain('This day is still to come'))
  type(add.getByLabelText('Year'), '1981')
  fireEvent.click(add.getByRole('button', { name: 'Add a day' }))
  expect(await screen.findByRole('heading', { name: 'Meena Negi' })).toBeTruthy()
  await waitFor(() => expect(add.getByLabelText<HTMLInputElement>('Name').value).toBe(''))
  expect(add.getByLabelText<HTMLInputElement>('Year').value).toBe('')
})

it('refuses, saves and, after a second confirmation, ends regular donations', async () => {
  const site = await renderSite(api, '/profile', ravi)
  const promise = await form('Regular donations')
  await promise.findByRole('option', { name: 'Medical camp' })
  fireEvent.click(promise.getByRole('button', { name: 'Save my promise' }))
  const empty = await promise.findByRole('alert')
  for (const sentence of [
    'Choose a project.',
    'Enter an amount in rupees.',
    'Enter the day of the month, from 1 to 31.',
  ])
    expect(empty.textContent).toContain(sentence)
  type(promise.getByLabelText('Project'), '4')
  type(promise.getByLabelText('Amount in rupees'), '0')
  type(promise.getByLabelText('Day of the month'), '32')
  fireEvent.click(promise.getByRole('button', { name: 'Save my promise' }))
  await waitFor(() => expect(promise.getByRole('alert').textContent).toContain('from 1 to 10,00,000'))
  expect(promise.getByRole('alert').textContent).toContain('a day of the month from 1 to 31')
  type(promise.getByLabelText('Amount in rupees'), '₹2,100')
  type(promise.getByLabelText('Day of the month'), '31')
  fireEvent.click(promise.getByRole('button', { name: 'Save my promise' }))
  expect(await screen.findByText('₹2,100 on the 31st of every month')).toBeTruthy()
  expect(site.services.storage.getItem('isPladged')).toBe('true')
  const focused = () => document.activeElement
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  press('End it')
  press('Keep it')
  expect(focused()).toBe(screen.getByRole('button', { name: 'End it' }))
  press('Change it')
  const place = screen.getByRole('group', { name: 'Regular donations' })
  expect(focused()).toBe(place)
  focused()?.querySelector('select')?.focus()
  press('Keep it')
  expect(focused()).toBe(place)
  press('End it')
  press('Yes, end it')
  expect(await form('Regular donations')).toBeTruthy()
  const left = await api.send('pledge', { token: await api.signIn(ravi) })
  expect(left.data(pledgeAnswerSchema)).toBeNull()
  expect(site.services.storage.getItem('isPladged')).toBe('false')
})

it('never overwrites a pledge that another window saved: it lists what is new, and keeps what was typed', async () => {
  await renderSite(api, '/profile', ravi)
  const promise = await form('Regular donations')
  await promise.findByRole('option', { name: 'Medical camp' })
  type(promise.getByLabelText('Project'), '4')
  type(promise.getByLabelText('Amount in rupees'), '2100')
  type(promise.getByLabelText('Day of the month'), '31')
  const token = await api.signIn(ravi)
  const json = { project_id: 1, amount: 900, every: 'month', day: 7 }
  await api.send('pledge/create', { json, token })
  const save = () => fireEvent.click(promise.getByRole('button', { name: 'Save my promise' }))
  save()
  const news = (await promise.findByText(/Saved by somebody else meanwhile/)).parentElement
  expect(news?.textContent).toContain('Amount in rupees: 900')
  expect(promise.getByLabelText<HTMLInputElement>('Amount in rupees').value).toBe('2100')
  save()
  expect(await screen.findByText('₹2,100 on the 31st of every month')).toBeTruthy()
  await api.send('pledge/end', { json: {}, token })
})

it('ends only the pledge that the page shows: one of another window is shown first', async () => {
  const token = await api.signIn(ravi)
  const json = { project_id: 1, amount: 900, every: 'month', day: 7 }
  await api.send('pledge/create', { json, token })
  await renderSite(api, '/profile', ravi)
  await screen.findByText('₹900 on the 7th of every month')
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  press('End it')
  api.advance(1)
  await api.send('pledge/create', { json: { ...json, amount: 1100 }, token })
  press('Yes, end it')
  expect(await screen.findByText('₹1,100 on the 7th of every month')).toBeTruthy()
  expect(screen.getByText(/changed meanwhile, in another window/)).toBeTruthy()
  press('Yes, end it')
  await form('Regular donations')
  expect((await api.send('pledge', { token })).data(pledgeAnswerSchema)).toBeNull()
})
