import { cleanup, render } from '@testing-library/preact'
import { afterEach, expect, it } from 'vitest'
import { contactSchema } from '../../shared/contract/contact.ts'
import { later as en } from '../../shared/messages/en/later.ts'
import { later as hi } from '../../shared/messages/hi/later.ts'
import { PaymentFacts } from './PaymentFacts.tsx'

const shown = (answer: unknown, later = en): string[] => {
  const { container } = render(<PaymentFacts contact={contactSchema.parse(answer)} later={later} />)
  return [...container.querySelectorAll('p')].map((line) => line.textContent ?? '')
}
const offline = { online: true, bank: [], cheque: [] }
afterEach(cleanup)

it.each([
  [
    'en',
    en,
    ['UPI', 'card', 'net banking'],
    '80G (s. 133 of the Income-tax Act, 2025)',
    [
      'PayU takes the payment on its own secure page: UPI, card or net banking.',
      'Mistyped the amount? Write to us within 15 days of the payment, and we correct it.',
      'The trust is registered under 80G (s. 133 of the Income-tax Act, 2025).',
    ],
  ],
  [
    'hi',
    hi,
    ['UPI', 'कार्ड', 'नेट बैंकिंग'],
    '80G (आयकर अधिनियम 2025, धारा 133)',
    [
      'भुगतान PayU अपने सुरक्षित पेज पर लेता है: UPI, कार्ड या नेट बैंकिंग।',
      'राशि ग़लत लिख दी? भुगतान के 15 दिन के भीतर हमें लिखें, हम उसे ठीक कर देंगे।',
      'न्यास 80G (आयकर अधिनियम 2025, धारा 133) के अंतर्गत पंजीकृत है।',
    ],
  ],
] as const)('who takes the payment, the promise and 80G, in %s', (_language, later, ways, label, lines) => {
  const registrations = [
    { label: '12A', value: '1' },
    { label, value: '2' },
  ]
  const answer = { payment: { provider: 'PayU', ways }, correction_days: 15, offline: { ...offline, registrations } }
  expect(shown(answer, later)).toEqual(lines)
})

it.each([
  ['nothing stated', { companyName: 'Trust' }, []],
  ['a promise only', { correction_days: 7 }, [en.correction(7)]],
  ['one way only', { payment: { provider: 'X', ways: ['UPI'] } }, [en.paidVia('X', ['UPI'])]],
  ['no 80G', { offline: { ...offline, registrations: [{ label: '12A', value: '1' }] } }, []],
])('what the trust does not state is left out: %s', (_name, answer, lines) => {
  expect(shown(answer)).toEqual(lines)
})
