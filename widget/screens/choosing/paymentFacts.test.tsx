import { act, cleanup, render, screen } from '@testing-library/preact'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryStorage } from '../../../shared/auth/storage.ts'
import { ApiError } from '../../../shared/contract/transport.ts'
import { form as t } from '../../../shared/texts/en/form.ts'
import { lazyText as en } from '../../../shared/texts/en/lazyText.ts'
import { lazyText as hi } from '../../../shared/texts/hi/lazyText.ts'
import { DialogContext } from '../../dialogContext.ts'
import type { Environment } from '../../environment.ts'
import { createFlow } from '../../flow/createFlow.ts'
import { readyState } from '../../flow/flow.testdata.ts'
import { parts } from '../../parts/parts.ts'
import { ChoosingScreen } from './ChoosingScreen.tsx'
import * as offlineScreen from '../offline/OfflineScreen.tsx'

const offline = { online: true, bank: [], cheque: [], registrations: [{ label: '80G', value: '2' }] }
const stated = (ways: readonly string[]) => ({ payment: { provider: 'PayU', ways }, correction_days: 15, offline })
let apis = 0

const show = (answer: Promise<unknown>, lang: 'en' | 'hi' = 'en', ways = async (): Promise<unknown> => []) => {
  const environment = {
    // The details are requested once for each API.
    options: { apiRoot: `https://facts.example.org/${++apis}`, siteRoot: 'https://t.example.org' },
    session: { getState: () => ({ token: null }) },
    api: { get: (path: string) => (path === 'payment-ways' ? ways() : answer) },
    lang,
    storage: memoryStorage(),
    now: () => 0,
    emit: vi.fn(),
  } as unknown as Environment
  const flow = createFlow(environment, readyState())
  const draw = (isHere: boolean) => (
    <DialogContext.Provider value={{ t, environment, flow }}>
      {isHere && <ChoosingScreen toast={null} />}
    </DialogContext.Provider>
  )
  const { container, rerender } = render(draw(true))
  const place = () => container.querySelector('.facts')
  return {
    container,
    /** As after a panel. */
    leaveAndReturn() {
      rerender(draw(false))
      rerender(draw(true))
    },
    place,
    lines: () => [...(place()?.querySelectorAll('small') ?? [])].map((line) => line.textContent),
    flow,
  }
}

beforeEach(() => parts.setState({ en: { lazyText: en }, hi: { lazyText: hi }, offline: offlineScreen }))
afterEach(() => {
  cleanup()
  parts.setState({}, true)
})

describe('the provider and the promise about a mistyped amount', () => {
  it.each([
    [
      'en',
      ['UPI', 'card', 'net banking'],
      ['Paid through PayU: UPI, card or net banking.', 'Mistyped? Tell us within 15 days: we correct it.'],
    ],
    ['hi', ['UPI', 'कार्ड', 'नेट बैंकिंग'], ['भुगतान PayU से: UPI, कार्ड या नेट बैंकिंग।', 'राशि ग़लत? 15 दिन में बताएँ, हम सुधारेंगे।']],
  ] as const)('appear in the bar, directly above CONTINUE: %s', async (lang, ways, expected) => {
    const { place, lines } = show(Promise.resolve(stated(ways)), lang)
    await expect.poll(() => lines()).toEqual(expected)
    expect(place()?.closest('footer')).not.toBeNull()
    expect(place()?.nextElementSibling?.firstChild).toBe(screen.getByRole('button', { name: t.continue }))
  })

  it('appear once: only 80G remains among the fields', async () => {
    const { container, lines } = show(Promise.resolve(stated(['UPI'])))
    await expect.poll(() => lines()).toHaveLength(2)
    const fields = container.querySelector('.scroll')?.textContent
    expect(fields).not.toContain('PayU')
    expect(fields).not.toContain('15')
    expect(fields).toContain(en.registeredUnder('80G'))
  })

  it('have their space reserved before they load', () => {
    const { place } = show(new Promise(() => {}))
    expect(place()?.childElementCount).toBe(0)
    expect(place()?.nextElementSibling?.firstChild).toBe(screen.getByRole('button', { name: t.continue }))
  })

  it('are left out with their space if the trust does not state them', async () => {
    const only = show(Promise.resolve({ correction_days: 7 }))
    await expect.poll(() => only.lines()).toEqual([en.correction(7)])
    cleanup()
    const none = show(Promise.resolve({ companyName: 'Trust' }))
    await expect.poll(() => none.place()?.querySelector('[hidden]')).not.toBeNull()
    expect(none.lines().join('')).toBe('')
  })
})

describe('a total that UPI cannot carry', () => {
  const limited = { ...stated(['UPI', 'card']), upi_limit: 100_000 }
  const give = async (lang: 'en' | 'hi', amount: string) => {
    const shown = show(Promise.resolve(limited), lang)
    await expect.poll(() => shown.lines().length).toBeGreaterThan(0)
    await act(() => shown.flow.dispatch({ type: 'quantityTyped', id: null, text: amount }))
    return shown
  }

  it.each([
    ['en', 'UPI takes up to ₹1,00,000 at a time. For this amount choose card, net banking or bank transfer.'],
    ['hi', 'UPI से एक बार में ₹1,00,000 तक दे सकते हैं। इस राशि के लिए कार्ड, नेट बैंकिंग या बैंक ट्रांसफ़र चुनें।'],
  ] as const)('is named before CONTINUE, with the ways that can: %s', async (lang, note) => {
    const { place, lines } = await give(lang, '100001')
    expect(place()?.querySelector('[role=status]')?.textContent).toBe(note)
    expect(place()?.nextElementSibling?.firstChild).toBe(screen.getByRole('button', { name: t.continue }))
    // The line that offers UPI would contradict it.
    expect(lines()).toHaveLength(1)
  })

  it('begins above the limit', async () => {
    const { place, lines } = await give('en', '100000')
    expect(place()?.querySelector('[role=status]')?.textContent).toBe('')
    expect(lines()).toHaveLength(2)
  })
})

describe('a way to pay that does not work', () => {
  const facts = async (lang: 'en' | 'hi', ways: () => Promise<unknown>) => {
    const shown = show(Promise.resolve(stated(['UPI', 'card'])), lang, ways)
    const { place, lines } = shown
    await expect.poll(() => lines().length).toBeGreaterThan(0)
    return { ...shown, note: () => place()?.querySelector('[role=status]')?.textContent }
  }
  const down = { way: 'upi', state: 'down' }
  it.each([
    ['en', [down], 'Down right now: UPI. Please pay another way.', 1],
    ['hi', [down, { way: 'net_banking', state: 'down' }], 'अभी बंद है: UPI, नेट बैंकिंग। कृपया दूसरे तरीके से दें।', 1],
    [
      'en',
      [
        { way: 'upi', state: 'poor' },
        { way: 'card', state: 'up' },
      ],
      'Often failing now: UPI. Another way is safer.',
      2,
    ],
  ] as const)('is named before CONTINUE: %s %j', async (lang, ways, note, rest) => {
    const shown = await facts(lang, async () => ways)
    await expect.poll(shown.note).toBe(note)
    expect(shown.place()?.nextElementSibling?.firstChild).toBe(screen.getByRole('button', { name: t.continue }))
    expect(shown.lines()).toHaveLength(rest)
  })

  it('is not guessed: nothing changes if the answer is empty, or does not arrive', async () => {
    for (const ways of [Promise.resolve([]), Promise.reject(new Error('away')), new Promise(() => {})]) {
      const shown = await facts('en', () => ways)
      expect(shown.note()).toBe('')
      expect(shown.lines()).toHaveLength(2)
      cleanup()
    }
  })

  it.each([
    ['a lost connection', new ApiError('unreachable')],
    ['a server’s fault', new ApiError('serverFault', { status: 500 })],
  ])('is asked for again when the donor returns to the form after %s, without a notice', async (_what, error) => {
    const ways = vi.fn(async (): Promise<unknown> => [down]).mockRejectedValueOnce(error)
    const shown = await facts('en', ways)
    expect(shown.note()).toBe('')
    shown.leaveAndReturn()
    await expect.poll(shown.note).toBe(en.waysDown(['UPI']))
    shown.leaveAndReturn()
    expect(ways).toHaveBeenCalledTimes(2)
    expect(shown.flow.getState().notice).toBeNull()
  })
})
