import { act, cleanup, render, screen } from '@testing-library/preact'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryStorage } from '../../../shared/auth/storage.ts'
import type { DonationForm } from '../../../shared/kinds/kinds.ts'
import { fixedForm, flexibleForm, itemForm } from '../../../shared/donation/forms.testdata.ts'
import { form as t } from '../../../shared/texts/en/form.ts'
import { lazyText } from '../../../shared/texts/en/lazyText.ts'
import { DialogContext } from '../../dialogContext.ts'
import type { Environment } from '../../environment.ts'
import { createFlow } from '../../flow/createFlow.ts'
import type { State } from '../../flow/state.ts'
import { readyState } from '../../flow/flow.testdata.ts'
import { parts } from '../../parts/parts.ts'
import { inDialog } from '../../testing/inDialog.tsx'
import { ChoosingScreen } from '../choosing/ChoosingScreen.tsx'
import * as offlineScreen from './OfflineScreen.tsx'
import { UpiBlock } from './OfflinePanel.tsx'

const upi = { vpa: 'kinara@examplebank', payee: 'Kinara Seva Nyas' }
let apis = 0

const show = (form: DonationForm, online: boolean, changes: Partial<State> = {}) => {
  const offline = { online, bank: [], cheque: [], registrations: [], upi, phone: null, csr_email: null }
  const environment = {
    // The details are requested once for each API.
    options: { apiRoot: `https://t.example.org/api${++apis}`, siteRoot: 'https://t.example.org' },
    session: { getState: () => ({ token: null }) },
    api: { get: vi.fn(async (path: string) => (path === 'payment-ways' ? [] : { companyName: upi.payee, offline })) },
    lang: 'en',
    storage: memoryStorage(),
    now: () => 0,
    emit: vi.fn(),
  } as unknown as Environment
  const flow = createFlow(environment, readyState({ form, ...changes }))
  render(
    <DialogContext.Provider value={{ t, environment, flow }}>
      <ChoosingScreen toast={null} />
    </DialogContext.Provider>,
  )
  return flow
}

beforeEach(() => parts.setState({ en: { lazyText }, offline: offlineScreen }))
afterEach(() => {
  cleanup()
  parts.setState({}, true)
})

describe('while online payment is being set up', () => {
  it.each([
    ['amount', flexibleForm()],
    ['set amount', fixedForm()],
    ['items', itemForm([[10, 1]])],
  ])('says so first, and links to the other ways instead of CONTINUE: %s', async (_kind, form) => {
    const flow = show(form, false)
    const notice = await screen.findByText(lazyText.offlineNotice)
    expect(notice.parentElement?.firstElementChild).toBe(notice)
    expect(screen.queryByRole('button', { name: t.continue })).toBeNull()
    await act(() => screen.getByRole('button', { name: t.otherWays }).click())
    expect(flow.getState().panel).toBe('offline')
  })
})

it('shows notice and ways also before a project is chosen', async () => {
  show(flexibleForm(), false, { form: null, projectId: null, presetProject: false, offlineOnly: true })
  const notice = await screen.findByText(lazyText.offlineNotice)
  expect(notice.parentElement?.firstElementChild).toBe(notice)
  expect(await screen.findByText(upi.vpa)).toBeTruthy()
})

it('shows CONTINUE and no notice while donors can pay online', async () => {
  show(flexibleForm(), true)
  await screen.findByRole('region', { name: lazyText.contactUs })
  expect(screen.getByRole('button', { name: t.continue })).toBeTruthy()
  expect(screen.queryByText(lazyText.offlineNotice)).toBeNull()
})

it('says at the end of the form what the code pays, and that the payment is not recorded by itself', async () => {
  show(flexibleForm(), true)
  const block = await screen.findByRole('region', { name: lazyText.contactUs })
  expect(block.textContent).toContain('You pay ₹1,000 to Kinara Seva Nyas.')
  expect(block.textContent).toContain(lazyText.upiUnrecorded)
})

/** The browser's answer to every media query. */
const onPhone = (phone: boolean): void =>
  void vi.stubGlobal('matchMedia', () => ({ matches: phone, onchange: null }) as unknown as MediaQueryList)

describe('the UPI code', () => {
  afterEach(() => void vi.unstubAllGlobals())

  it.each([
    ['panel', () => render(inDialog(<UpiBlock upi={upi} amount={2500} />))],
    ['form’s end', () => show(flexibleForm({ amountText: '2500' }), true)],
  ])('is behind a closed button on a phone, for another device, with what it pays: %s', async (_where, draw) => {
    onPhone(true)
    draw()
    const details = (await screen.findByText('Show QR code for another device')).closest('details')
    expect(details?.open).toBe(false)
    expect(details?.querySelector('svg.qr')).not.toBeNull()
    const block = details?.closest('section')?.textContent
    for (const sentence of ['You pay ₹2,500 to Kinara Seva Nyas.', lazyText.upiUnrecorded])
      expect(block).toContain(sentence)
  })

  it('appears at once on other devices', () => {
    onPhone(false)
    const { container } = render(inDialog(<UpiBlock upi={upi} amount={2500} />))
    expect(container.querySelector('details')).toBeNull()
    expect(container.querySelector('svg.qr')).not.toBeNull()
  })

  it('appears on a page that has broken matchMedia', () => {
    vi.stubGlobal('matchMedia', () => {
      throw new Error('broken')
    })
    const { container } = render(inDialog(<UpiBlock upi={upi} amount={2500} />))
    expect(container.querySelector('svg.qr')).not.toBeNull()
  })
})

describe('UPI', () => {
  it.each([
    [2500, 'You pay ₹2,500 to Kinara Seva Nyas.', 'am=2500.00'],
    [0, 'You pay Kinara Seva Nyas, and enter the amount in your app.', 'cu=INR'],
  ])('shows the link before the code, and what both pay: %i', (amount, expected, carried) => {
    render(inDialog(<UpiBlock upi={upi} amount={amount} />))
    const link = screen.getByRole('link', { name: 'Pay by UPI app' })
    expect(link.getAttribute('href')).toContain(carried)
    const code = screen.getByRole('img', { name: lazyText.upiScan })
    expect(link.compareDocumentPosition(code)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    const text = document.body.textContent
    for (const sentence of [expected, lazyText.upiUnrecorded, lazyText.upiCheck(upi.payee)])
      expect(text).toContain(sentence)
  })
})
