import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { analytics } from './blocksFor.ts'

function pageWith(snippet: string) {
  const { window } = new JSDOM('', { runScripts: 'outside-only', url: 'https://page.example' })
  const sent: Array<[string, string, Record<string, unknown>]> = []
  Object.assign(window, { gtag: (...words: (typeof sent)[number]) => sent.push(words) })
  window.eval(snippet.replace(/<\/?script>/g, ''))
  const hear = (name: string, detail: unknown) => window.dispatchEvent(new window.CustomEvent(name, { detail }))
  return { window, sent, hear }
}

const [partnerAnalytics, managerAnalytics, trustAnalytics] = analytics.map(({ text }) => text) as [
  string,
  string,
  string,
]

describe('Google Analytics', () => {
  it('sends a purchase once for each transaction, in rupees', () => {
    const { sent, hear } = pageWith(trustAnalytics)
    const donation = { txnId: 'KSN1', amount: 500, projectId: 3 }
    hear('donate:confirmed', donation)
    hear('donate:confirmed', donation)
    hear('donate:confirmed', { ...donation, txnId: 'KSN2' })
    expect(
      sent.map(([, name, { transaction_id, value, currency }]) => [name, transaction_id, value, currency]),
    ).toEqual([
      ['purchase', 'KSN1', 500, 'INR'],
      ['purchase', 'KSN2', 500, 'INR'],
    ])
  })

  it('sends a purchase also if storage is blocked', () => {
    const { window, sent, hear } = pageWith(trustAnalytics)
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new Error('blocked')
      },
    })
    hear('donate:confirmed', { txnId: 'KSN1', amount: 500, projectId: 3 })
    expect(sent).toHaveLength(1)
  })

  it('counts steps on a partner’s page, never a purchase', () => {
    const { sent, hear } = pageWith(partnerAnalytics)
    hear('donate:open', { projectId: 3 })
    hear('donate:submit', { projectId: 3, amount: 500, purposeId: 31 })
    hear('donate:handover', { amount: 500, txnId: 'KSN1' })
    expect(sent.map(([, name]) => name)).toEqual(['donate_open', 'begin_checkout', 'add_payment_info'])
    expect(partnerAnalytics).not.toContain('purchase')
  })

  it('gives Tag Manager the same steps by the names of the events, with and without an existing data layer', () => {
    for (const before of [[], [{ event: 'gtm.js' }]]) {
      const { window, sent, hear } = pageWith(managerAnalytics)
      if (before.length > 0) Object.assign(window, { dataLayer: [...before] })
      hear('donate:open', { projectId: 3 })
      hear('donate:project', { projectId: 3, donationType: 'fixed' })
      hear('donate:submit', { projectId: 3, amount: 500, purposeId: 31 })
      hear('donate:recorded', { projectId: 3, amount: 500, txnId: 'KSN1' })
      hear('donate:handover', { amount: 500, txnId: 'KSN1' })
      expect(JSON.parse(JSON.stringify(Reflect.get(window, 'dataLayer')))).toEqual([
        ...before,
        { event: 'donate:open', donation: { projectId: 3 } },
        { event: 'donate:submit', donation: { projectId: 3, amount: 500, purposeId: 31 } },
        { event: 'donate:handover', donation: { amount: 500, txnId: 'KSN1' } },
      ])
      expect(sent).toEqual([])
    }
  })
})
