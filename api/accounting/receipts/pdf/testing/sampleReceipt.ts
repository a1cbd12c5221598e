import type { Receipt } from '../../../../../shared/contract/donation/receipt.ts'
import type { Language } from '../../../../../shared/languages.ts'
import type { ReturnedPart } from '../../readReturns.ts'
import { receiptInput } from '../receiptPdf.ts'
import { type PdfLayout, renderPdf } from '../renderPdf.ts'

/** A receipt with everything that a receipt may have, in both scripts. */
export const sampleReceipt: Receipt = {
  number: 'KSN/2026-27/000123',
  version: 1,
  corrects: null,
  issued_at: '2026-11-21T04:00:00.000Z',
  given_at: '2026-11-20T20:00:00.000Z',
  year: '2026-27',
  txn_id: 'MD4A7UNXSHBNHBF33LSGX653',
  payment_id: '403993715521889530',
  amount: 1610,
  mode: 'provider',
  project: { id: 1, title: 'अन्नदान, खुली रसोई' },
  purpose: 'विद्यालय के बच्चों का भोजन',
  items: [
    { id: 11, title: 'एक थाली', qty: 2, price: 60 },
    { id: 13, title: 'A sack of rice, 25 kg', qty: 1, price: 1490 },
  ],
  donor: {
    name: 'Asha Rawat',
    email: 'asha@example.org',
    address: { line: '12 Ghat Road', city: 'Devkinara', state: 'Uttarakhand', pin: '249201' },
    pan: '••••••234F',
  },
  trust: {
    name: 'किनारा सेवा न्यास',
    address: 'घाट रोड, देवकिनारा, 000 123',
    email: 'namaste@example.org',
    phone: '+91 90000 00001',
    registrations: [
      { label: '80G (धारा 133)', value: 'AAAAA0000AF20260' },
      { label: 'CSR-1', value: 'CSR00000000' },
    ],
    pan: 'AAAAA0000A',
    tax_validity: { from: '2026-04-01', until: '2031-03-31' },
  },
  sentences: ['यह रसीद दान का प्रमाणपत्र नहीं है।'],
}

export interface SampleOptions {
  language?: Language
  layout?: PdfLayout
  returns?: readonly ReturnedPart[]
}

/** What the template gets for the sample, with changes. */
export function sampleInput(
  change: Partial<Receipt> = {},
  { language = 'hi', layout = 'a4', returns = [] }: SampleOptions = {},
) {
  const checkUrl = `https://donate.example.org/receipt-check#r1.demo.${'a'.repeat(110)}.${'b'.repeat(86)}`
  const around = { language, layout, provider: 'PayU', checkUrl, returns, today: '2026-12-01' }
  return receiptInput({ ...sampleReceipt, ...change }, around)
}

/** The sample as PDF. */
export const samplePdf = async (change: Partial<Receipt> = {}, options: SampleOptions = {}) =>
  (await renderPdf('receipt', sampleInput(change, options), 1)).pdf
