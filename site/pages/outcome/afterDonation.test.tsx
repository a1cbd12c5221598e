import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { giveRecorded, issue, postReturn, record } from '../../../api/testing/donations.ts'
import { createTestApi, type TestApi } from '../../../api/testing/testApi.ts'
import { chooseLanguage } from '../../app/language/language.ts'
import { renderSite } from '../../testing/renderSite.tsx'

const asha = 'asha@example.org'
let api: TestApi
beforeEach(async () => {
  api = await createTestApi()
  await chooseLanguage('en')
})
afterEach(() => api.close())

const success = { status: 'success', unmappedstatus: 'captured' }
const confirmed = async (): Promise<string> => {
  const form = await giveRecorded(api, await api.signIn(asha))
  await postReturn(api, form.txnid, api.gateway.signedPost(form, success))
  return form.txnid
}
/** A confirmed meal in memory of somebody. */
const inMemory = async (): Promise<string> => {
  const token = await api.signIn(asha)
  const [items, purpose_id] = [[{ id: 11, qty: 1 }], 12]
  const { txn_id, fields } = await issue(api, token, { project_id: 1, amount: 60, purpose_id, items })
  const rest = { purpose_text: '', items, donation_type: 'item', donation_amount: 60, txn_id }
  await record(api, token, { project_id: 1, purpose_id, ...rest })
  await postReturn(api, txn_id, api.gateway.signedPost({ ...fields }, success))
  return txn_id
}
const arrived = () => screen.findByRole('heading', { level: 1, name: 'Your donation has arrived' })

it('opens the receipt at once, and mails it again', async () => {
  const txnId = await confirmed()
  await renderSite(api, `/payment-success?txnid=${txnId}`, asha)
  await arrived()
  expect(screen.getByText(new RegExp(`^Your receipt is also on its way to ${asha}\\. If you add`))).toBeTruthy()
  expect(api.mails).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: 'Mail it again' }))
  expect(await screen.findByText(`The receipt is on its way to ${asha} again.`)).toBeTruthy()
  expect(api.mails.map((mail) => mail.to)).toEqual([asha, asha])
  // The last part of the page has arrived, so only the next page is waited for.
  await screen.findByRole('region', { name: 'PAN for your tax receipt' })
  fireEvent.click(screen.getByRole('link', { name: 'Open the receipt' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Donation receipt' })).toBeTruthy()
  expect(location.search).toBe(`?receipt=${txnId}`)
})

it('says that the mail waits for the answers, and sends it with the last one or when asked', async () => {
  api.deps.config.receiptWaitMinutes = 10
  const [answered, asked] = [await confirmed(), await confirmed()]
  await renderSite(api, `/payment-success?txnid=${answered}`, asha)
  await arrived()
  expect(
    screen.getByText(/^We mail your receipt to asha@example.org as soon as .* at about \d+:\d\d\s[ap]m\.$/),
  ).toBeTruthy()
  const tax = within(await screen.findByRole('region', { name: 'PAN for your tax receipt' }))
  fireEvent.input(tax.getByLabelText('PAN (optional)'), { target: { value: 'ABCPD1234E' } })
  fireEvent.click(tax.getByRole('button', { name: 'Save PAN' }))
  expect(await screen.findByText(/^Your receipt is also on its way to/)).toBeTruthy()
  expect(api.mails).toHaveLength(1)
  cleanup()

  await renderSite(api, `/payment-success?txnid=${asked}`, asha)
  fireEvent.click(await screen.findByRole('button', { name: 'Mail it now' }))
  expect(await screen.findByText(`The receipt is on its way to ${asha}.`)).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Mail it again' })).toBeTruthy()
  expect(api.mails).toHaveLength(2)
})

it('links the receipt for its owner in the WhatsApp message, without a name', async () => {
  const txnId = await confirmed()
  await renderSite(api, `/payment-success?txnid=${txnId}`, asha)
  await arrived()
  const link = new URL(screen.getByRole('link', { name: 'Send by WhatsApp' }).getAttribute('href') ?? '')
  expect(link.origin + link.pathname).toBe('https://wa.me/')
  expect([...link.searchParams.keys()]).toEqual(['text'])
  const text = link.searchParams.get('text') ?? ''
  expect(text).toContain(`/donation?receipt=${txnId}`)
  expect(text).not.toMatch(/asha|rawat|example\.org|500|KSN\/|@/i)
})

it('scrolls the answer to a mailed receipt into view, below the buttons of a phone', async () => {
  const txnId = await confirmed()
  const site = await renderSite(api, `/payment-success?txnid=${txnId}`, asha)
  await arrived()
  const texts: Array<string | null> = []
  const spy = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    texts.push(this.textContent)
  })
  const mailed = `The receipt is on its way to ${asha} again.`
  fireEvent.click(screen.getByRole('button', { name: 'Mail it again' }))
  await waitFor(() => expect(texts).toEqual([mailed]))
  site.fault = (path) => (path === 'donation/mail-receipt' ? new Response('{}', { status: 500 }) : undefined)
  fireEvent.click(screen.getByRole('button', { name: 'Mail it again' }))
  const wrong = 'Something went wrong on our side. Please try again in a moment.'
  await waitFor(() => expect(texts).toEqual([mailed, wrong]))
  spy.mockRestore()
})
it('says in place that a receipt cannot be mailed', async () => {
  const txnId = await confirmed()
  const site = await renderSite(api, `/payment-success?txnid=${txnId}`, asha)
  await arrived()
  site.fault = (path) => (path === 'donation/mail-receipt' ? new Response('{}', { status: 500 }) : undefined)
  fireEvent.click(screen.getByRole('button', { name: 'Mail it again' }))
  expect(await screen.findByText('Something went wrong on our side. Please try again in a moment.')).toBeTruthy()
})

it('asks for the PAN with the reason, and shows it on the receipt only', async () => {
  const txnId = await confirmed()
  const dispatch = vi.spyOn(globalThis, 'dispatchEvent')
  await renderSite(api, `/payment-success?txnid=${txnId}`, asha)
  const tax = within(await screen.findByRole('region', { name: 'PAN for your tax receipt' }))
  expect(tax.getByText(/registered under 80G/)).toBeTruthy()
  fireEvent.input(tax.getByLabelText('PAN (optional)'), { target: { value: 'ABCPD1234E' } })
  fireEvent.click(tax.getByRole('button', { name: 'Save PAN' }))
  expect(await tax.findByText('••••••234E')).toBeTruthy()
  const events = dispatch.mock.calls.map(([event]) => [event.type, event instanceof CustomEvent ? event.detail : null])
  expect(events.map(([type]) => type)).toContain('donate:confirmed')
  const traces = JSON.stringify([location.href, { ...localStorage }, { ...sessionStorage }, events])
  expect(traces).not.toMatch(/ABCPD|1234E/i)
  fireEvent.click(screen.getByRole('link', { name: 'Open the receipt' }))
  expect(await screen.findByText('PAN: ••••••234E')).toBeTruthy()
})

it('does not ask for the PAN if the receipt has one already', async () => {
  await api.send('profile/pan', { json: { pan: 'ABCPD1234E' }, token: await api.signIn(asha) })
  const txnId = await confirmed()
  const { calls } = await renderSite(api, `/payment-success?txnid=${txnId}`, asha)
  await waitFor(() => expect(calls).toEqual(expect.arrayContaining([expect.stringMatching(/donation\/receipt$/)])))
  await screen.findByRole('region', { name: 'For someone?' })
  expect(screen.queryByRole('region', { name: 'PAN for your tax receipt' })).toBeNull()
})

it('offers no receipt and asks for nothing after a failed payment', async () => {
  const form = await giveRecorded(api, await api.signIn(asha))
  await postReturn(
    api,
    form.txnid,
    api.gateway.signedPost(form, { status: 'failure', unmappedstatus: 'failed', error_Message: 'No' }),
  )
  await renderSite(api, `/payment-failure?txnid=${form.txnid}`, asha)
  await screen.findByRole('heading', { level: 1, name: 'The payment did not go through' })
  expect(screen.queryByRole('link', { name: 'Open the receipt' })).toBeNull()
  expect(screen.queryByLabelText(/PAN/)).toBeNull()
})

it('asks for the name of a donation in memory of somebody, and shows it on the receipt from then on', async () => {
  const txnId = await inMemory()
  await renderSite(api, `/payment-success?txnid=${txnId}`, asha)
  const name = within(await screen.findByRole('region', { name: 'The name to write' }))
  expect(name.getByText(/You chose “In memory of a loved one”/)).toBeTruthy()
  fireEvent.input(name.getByLabelText('Name (optional)'), { target: { value: 'x'.repeat(151) } })
  fireEvent.click(name.getByRole('button', { name: 'Save the name' }))
  expect((await name.findByRole('alert')).textContent).toContain('Use at most 150 letters for the name.')
  fireEvent.input(name.getByLabelText('Name (optional)'), { target: { value: 'Devki Rawat' } })
  fireEvent.click(name.getByRole('button', { name: 'Save the name' }))
  expect(await name.findByText('We will write: Devki Rawat')).toBeTruthy()
  fireEvent.click(screen.getByRole('link', { name: 'Open the receipt' }))
  expect((await screen.findByText('In the name of')).nextSibling?.textContent).toBe('Devki Rawat')
})

it('asks for no name for any other purpose', async () => {
  const txnId = await confirmed()
  await renderSite(api, `/payment-success?txnid=${txnId}`, asha)
  await screen.findByRole('region', { name: 'PAN for your tax receipt' })
  expect(screen.queryByRole('region', { name: 'The name to write' })).toBeNull()
})

it.each(['/payment-pending', '/payment-success', '/payment-failure'])(
  'explains itself at %s without a transaction id',
  async (path) => {
    await renderSite(api, path, asha)
    expect(await screen.findByRole('heading', { level: 1, name: 'Which donation do you mean?' })).toBeTruthy()
    const way = within(screen.getByRole('main')).getByRole('link', { name: 'My donations' })
    expect(way.getAttribute('href')).toBe('/donation')
  },
)

it('shows at /payment-pending what the server knows, as the other two do', async () => {
  const form = await giveRecorded(api, await api.signIn(asha))
  await renderSite(api, `/payment-pending?txnid=${form.txnid}`, asha)
  expect(await screen.findByRole('heading', { level: 1, name: 'Your donation is being confirmed' })).toBeTruthy()
  await postReturn(api, form.txnid, api.gateway.signedPost(form, success))
  fireEvent.click(screen.getByRole('button', { name: 'Check again' }))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your donation has arrived'))
})

it('makes a card in somebody’s name, shows it as it is typed, and corrects it later', async () => {
  await api.deps.db.updateTable('users').set({ email_proven_at: api.deps.now() }).execute()
  const txnId = await confirmed()
  await renderSite(api, `/payment-success?txnid=${txnId}`, asha)
  const section = within(await screen.findByRole('region', { name: 'For someone?' }))
  fireEvent.click(section.getByRole('button', { name: 'Make a card' }))
  const type = async (label: RegExp, value: string) =>
    fireEvent.input(await section.findByLabelText(label), { target: { value } })
  fireEvent.change(await section.findByLabelText('What for'), { target: { value: 'memory' } })
  await type(/^Whose name/, 'शांति देवी')
  const preview = within(section.getByRole('figure', { name: 'The card' }))
  expect(await preview.findByText('शांति देवी')).toBeTruthy()
  expect(preview.getByText('In memory of')).toBeTruthy()
  fireEvent.click(section.getByLabelText('Mail the card to somebody'))
  await type(/^Name of who/, 'Meera Negi')
  await type(/^E-mail of who/, 'meera@example.org')
  fireEvent.click(section.getByRole('button', { name: 'Save the card' }))
  expect(await section.findByText('Choose the day.')).toBeTruthy()
  await type(/^Day/, '24')
  fireEvent.change(section.getByLabelText(/^Month/), { target: { value: '11' } })
  await type(/^Year/, '2026')
  fireEvent.click(section.getByRole('button', { name: 'Save the card' }))
  expect(await section.findByText(/^We mail the card to Meera Negi on 24 November 2026/)).toBeTruthy()
  const rows = () => api.deps.db.selectFrom('donations').select('dedicated_to').where('txn_id', '=', txnId).execute()
  expect(await rows()).toEqual([{ dedicated_to: 'शांति देवी' }])
  fireEvent.click(section.getByRole('button', { name: 'Change the card' }))
  await type(/^Whose name/, 'शान्ति देवी')
  fireEvent.click(section.getByRole('button', { name: 'Save the card' }))
  expect(await section.findByText('शान्ति देवी')).toBeTruthy()
  await waitFor(async () => expect(await rows()).toEqual([{ dedicated_to: 'शान्ति देवी' }]))
})

it('asks once whether a donation should be monthly, and not again after a no', async () => {
  const txnId = await confirmed()
  await renderSite(api, `/payment-success?txnid=${txnId}`, asha)
  const section = within(await screen.findByRole('region', { name: 'Make this monthly?' }))
  fireEvent.click(section.getByRole('button', { name: 'No, thank you' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Make this monthly?' })).toBeNull())
  cleanup()
  await renderSite(api, `/payment-success?txnid=${await confirmed()}`, asha)
  await screen.findByRole('region', { name: 'PAN for your tax receipt' })
  expect(screen.queryByRole('region', { name: 'Make this monthly?' })).toBeNull()
})

it('makes a donation monthly with one rupee, and then says what was agreed', async () => {
  localStorage.clear()
  const txnId = await confirmed()
  const site = await renderSite(api, `/payment-success?txnid=${txnId}`, asha)
  fireEvent.click(await screen.findByRole('button', { name: 'Yes, every month' }))
  const form = within(screen.getByRole('form', { name: 'Make this monthly?' }))
  expect(form.getByText(/^Yes, ₹.* every month, on the /)).toBeTruthy()
  fireEvent.click(form.getByRole('button', { name: 'Continue to my bank' }))
  await waitFor(() => expect(site.calls).toContain('POST donation/handover'))
  cleanup()
  const rows = await api.deps.db
    .selectFrom('donations')
    .select(['txn_id', 'amount', 'form_fields'])
    .orderBy('id')
    .execute()
  const agreement = rows.at(-1)
  expect(agreement?.amount).toBe(1)
  const fields = JSON.parse(agreement?.form_fields ?? '{}')
  await postReturn(api, agreement?.txn_id ?? '', api.gateway.signedPost(fields, success))
  await renderSite(api, `/payment-success?txnid=${agreement?.txn_id}`, asha)
  const agreed = within(await screen.findByRole('region', { name: 'Your monthly donation' }))
  expect(agreed.getByText(/^₹.* every month\.$/)).toBeTruthy()
  expect(agreed.getByText('It runs.')).toBeTruthy()
  expect(agreed.getByText('Next debit')).toBeTruthy()
  expect(agreed.getByRole('link', { name: 'See, change or stop it' }).getAttribute('href')).toContain('/monthly')
  cleanup()
  // Who gives monthly for this project is not asked again.
  await renderSite(api, `/payment-success?txnid=${await confirmed()}`, asha)
  await screen.findByRole('region', { name: 'PAN for your tax receipt' })
  expect(screen.queryByRole('region', { name: 'Make this monthly?' })).toBeNull()
})
