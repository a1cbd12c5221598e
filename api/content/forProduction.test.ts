import { expect, it } from 'vitest'
import { differentNames, placeholdersOf } from './forProduction.ts'

const offline = { online: true, bank: [], cheque: [], registrations: [] }
const found = (value: string) => placeholdersOf({ offline: { ...offline, registrations: [{ label: '80G', value }] } })

it.each(['AAAAA0000AF20260 (invented)', 'AAAAA0000AF20260', 'XXXXX', 'to change me', '', 'CSR00000000', '000000'])(
  'finds the placeholder "%s"',
  (value) => expect(found(value)).toEqual([`80G: ${value}`]),
)

it.each(['AABTK4821EF20214', 'CSR00018273', '520101234567890', 'बचत', 'Union Bank, Rishikesh'])(
  'accepts "%s"',
  (value) => expect(found(value)).toEqual([]),
)

it('finds a placeholder among bank details and in the UPI address', () => {
  const bank = [{ label: 'IFSC', value: 'EXMP0000123' }]
  const upi = { vpa: 'trust@examplebank', payee: 'Trust' }
  expect(placeholdersOf({ offline: { ...offline, bank, upi } })).toEqual(
    ['UPI: trust@examplebank', 'IFSC: EXMP0000123'].toReversed(),
  )
})

it.each([
  [{ TRUST_NAME: 'Kind Trust', TRUST_NAME_HI: 'दयालु न्यास', MAIL_FROM: 'Kind Trust <a@kind.example>' }, []],
  [{ TRUST_NAME: 'Kind Trust', TRUST_NAME_HI: 'दयालु न्यास', MAIL_FROM: 'a@kind.example' }, []],
  [{ TRUST_NAME: 'Kind Trust', MAIL_FROM: 'दयालु न्यास <a@kind.example>' }, ['TRUST_NAME_HI: Kind Trust']],
  [{ TRUST_NAME: 'Kinder Trust', TRUST_NAME_HI: 'दयालु न्यास' }, ['TRUST_NAME: Kinder Trust']],
  [{ TRUST_NAME: 'Kind Trust', TRUST_NAME_HI: 'दयालु न्यास', MAIL_FROM: 'Kind <a@kind.example>' }, ['MAIL_FROM: Kind']],
])('wants one name on the site, on receipts and in mails: %o', (names, different) => {
  const contacts = { en: { companyName: 'Kind Trust' }, hi: { companyName: 'दयालु न्यास' } }
  expect(differentNames(contacts, names).map((line) => line.split('; ')[1])).toEqual(different)
})
