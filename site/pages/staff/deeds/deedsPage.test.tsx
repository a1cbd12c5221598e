import { fireEvent, screen, within } from '@testing-library/react'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sendDeedMails } from '../../../../api/donation/deeds.ts'
import { giveAt } from '../../../../api/accounting/testing/giveInYear.ts'
import { createTestApi, siteOrigin, type TestApi } from '../../../../api/testing/testApi.ts'
import { chooseLanguage } from '../../../app/language/language.ts'
import { renderSite } from '../../../testing/renderSite.tsx'

const staff = 'accounts@example.org'
const page = '/staff/deeds'
let api: TestApi
beforeEach(async () => {
  await chooseLanguage('en')
  api = await createTestApi()
  // The form's own clock is the browser's; the API has its own.
  api.advance((Date.now() - api.deps.now().getTime()) / 1000)
})
beforeEach(() => {
  // Uploads use the browser's own fetch.
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const { signal: _signal, ...rest } = init ?? {}
    const request = new Request(input, rest)
    request.headers.set('Origin', siteOrigin)
    return api.fetch(request)
  })
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await api.close()
})

const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const photo = async () => {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#b23a24' } })
    .jpeg()
    .toBuffer()
  return new File([new Uint8Array(bytes)], 'camp.jpg', { type: 'image/jpeg' })
}
const choosePicture = (file: File) => fireEvent.change(screen.getByLabelText(/^Picture/), { target: { files: [file] } })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

async function fill(title: string): Promise<void> {
  await screen.findByRole('option', { name: /Medical/ })
  type(/^Project/, '4')
  type(/^Purpose/, '41')
  for (const language of ['English', 'Hindi']) {
    type(new RegExp(`^First line \\(${language}`), title)
    type(new RegExp(`^Second line \\(${language}`), 'All of them went home well.')
    type(new RegExp(`^What the picture shows \\(${language}`), 'A doctor at work')
  }
}

it('publishes a picture after a preview with the number of mails, then corrects and withdraws it', async () => {
  await giveAt(api, await api.signIn(), new Date().toISOString())
  await renderSite(api, page, staff)
  await screen.findByText('Nothing is published yet.')
  await screen.findByRole('option', { name: /Medical/ })
  type(/^Project/, '4')
  await screen.findByLabelText(/^Purpose/)
  await fill('Camp: 312 patients')
  choosePicture(await photo())
  press('See the mail')
  await screen.findByText('1 donor, 1 mail')
  const mail = screen.getByText(/Mail in English/).closest('article') ?? document.body
  within(mail).getByText(/This is what your donation to Medical camp has done/)
  press('Publish and mail 1 donor')
  const list = within(
    (await screen.findByRole('heading', { level: 2, name: 'Camp: 312 patients' })).closest('li') ?? document.body,
  )
  list.getByText('Published', { selector: 'p' })
  expect(list.getByRole('img', { name: 'A doctor at work' })).toHaveProperty(
    'src',
    expect.stringContaining('/media/deeds/'),
  )
  await sendDeedMails(api.deps)
  expect(api.mails.filter(({ kind }) => kind === 'deed').map(({ to }) => to)).toEqual(['asha@example.org'])

  press('Correct: Camp: 312 patients')
  const form = within(screen.getByRole('form', { name: 'Correct' }))
  fireEvent.change(form.getByLabelText(/^First line \(English/), { target: { value: 'Camp: 321 patients' } })
  fireEvent.click(form.getByRole('button', { name: 'Save the correction' }))
  await screen.findByRole('heading', { level: 2, name: 'Camp: 321 patients' })
  press('Withdraw: Camp: 321 patients')
  press('Withdraw it')
  await screen.findByText('Withdrawn')
  expect(screen.queryByRole('button', { name: /^Correct/ })).toBeNull()
})

it('says at the field what is wrong, and keeps what was typed', async () => {
  await renderSite(api, page, staff)
  await screen.findByRole('option', { name: /Medical/ })
  type(/^First line \(English/, 'Camp: 312 patients')
  press('See the mail')
  await screen.findAllByText('Choose an item, a purpose or a first day.')
  type(/^Project/, '4')
  await screen.findByLabelText(/^Purpose/)
  await fill('Camp: 312 patients')
  press('See the mail')
  await screen.findAllByText('Choose a picture.')
  choosePicture(new File(['x'], 'camp.txt', { type: 'text/plain' }))
  press('See the mail')
  await screen.findAllByText('Choose a JPEG, PNG, WebP or AVIF picture.')
  expect(screen.getByLabelText(/^First line \(English/)).toHaveProperty('value', 'Camp: 312 patients')
})

it('shows a reader the list without its acts, and tries again if it did not load, in Hindi', async () => {
  await chooseLanguage('hi')
  await api.deps.db.updateTable('users').set({ role: 'reader' }).where('email', '=', staff).execute()
  const site = await renderSite(api, page, staff)
  site.fault = (path) => (path.startsWith('staff/deeds') ? new TypeError('offline') : undefined)
  const again = await screen.findByRole('button', { name: 'फिर से कोशिश करें' })
  site.fault = undefined
  fireEvent.click(again)
  await screen.findByText('अभी कुछ प्रकाशित नहीं हुआ है।')
  expect(screen.queryByRole('form')).toBeNull()
})
