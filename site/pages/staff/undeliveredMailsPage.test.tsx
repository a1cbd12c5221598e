import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { settleMail } from '../../../api/mail/sendMails.ts'
import type { Mail } from '../../../api/mail/mailer.ts'
import { createTestApi, type TestApi } from '../../../api/testing/testApi.ts'
import { chooseLanguage } from '../../app/language/language.ts'
import { renderSite } from '../../testing/renderSite.tsx'

let api: TestApi
beforeEach(async () => {
  await chooseLanguage('en')
  api = await createTestApi()
})
afterEach(() => api.close())

const staff = 'accounts@example.org'
const undelivered = async (state: 'failed' | 'bounced', change: Partial<Mail> = {}) => {
  const mail: Mail = { to: 'asha@example.org', kind: 'receipt', language: 'en', subject: 'Your receipt', text: 'Text.' }
  await api.deps.mailer.send({ ...mail, ...change })
  const row = await api.deps.db.selectFrom('mails').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
  const fault = { code: '5.1.1', text: '550 5.1.1 no such user' }
  await settleMail(api.deps, row, { state, fault, badAddress: state === 'bounced' })
}
const entries = () =>
  screen.findAllByRole('listitem').then((items) => items.filter((item) => within(item).queryByText('To')))

it('says that no mail has failed', async () => {
  await renderSite(api, '/staff/mails', staff)
  await screen.findByRole('heading', { level: 2, name: 'No mail has failed' })
})

it('shows what did not arrive and why, and filters it', async () => {
  await undelivered('bounced')
  await undelivered('failed', { to: 'ravi@example.org', kind: 'new_password', subject: 'A new password' })
  await renderSite(api, '/staff/mails', staff)
  await screen.findByRole('heading', { level: 2, name: 'Your receipt' })
  const [link, receipt, ...others] = await entries()
  expect(others).toEqual([])
  expect(receipt?.textContent).toMatch(/Receipt.*Refused.*asha@example\.org.*Asha Rawat.*does not work.*no such user/)
  expect(link?.textContent).toMatch(/Link for a new password.*Given up.*Its text is deleted/)
  expect(within(link ?? document.body).queryByRole('button')).toBeNull()
  fireEvent.click(screen.getByRole('link', { name: 'Refused' }))
  await waitFor(() => expect(screen.queryByText('A new password')).toBeNull())
  expect(location.search).toBe('?state=bounced')
  expect(screen.getByRole('link', { name: 'Refused' }).getAttribute('aria-current')).toBe('true')
})

it('sends a mail again, with the answer in place', async () => {
  await undelivered('failed')
  const site = await renderSite(api, '/staff/mails', staff)
  const button = await screen.findByRole('button', { name: /^Send again ?: Your receipt, asha@example.org$/ })
  site.fault = (path) => (path === 'staff/mail-again' ? new TypeError('offline') : undefined)
  fireEvent.click(button)
  await waitFor(() =>
    expect(
      screen
        .getAllByRole('alert')
        .map((alert) => alert.textContent)
        .join(''),
    ).not.toBe(''),
  )
  site.fault = undefined
  fireEvent.click(button)
  await screen.findByText('Queued again. It leaves within a minute.')
  fireEvent.click(button)
  expect(site.calls.filter((call) => call === 'POST staff/mail-again')).toHaveLength(1)
})

it('says that a mail is already queued if somebody else was faster', async () => {
  await undelivered('failed')
  await renderSite(api, '/staff/mails', staff)
  const button = await screen.findByRole('button', { name: /^Send again/ })
  await api.deps.db.updateTable('mails').set({ state: 'queued', due_at: api.deps.now(), settled_at: null }).execute()
  fireEvent.click(button)
  await screen.findByText('This mail is already waiting to be sent.')
})

it('shows Hindi', async () => {
  await undelivered('bounced')
  await chooseLanguage('hi')
  await renderSite(api, '/staff/mails', staff)
  await screen.findByRole('heading', { level: 1, name: 'जो मेल नहीं पहुँचे' })
  await screen.findByRole('button', { name: /^फिर से भेजें/ })
  await chooseLanguage('en')
})
