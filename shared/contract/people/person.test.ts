import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contactRequestSchema } from '../content/contact.ts'
import { dedicationRequestSchema } from '../donation/dedication.ts'
import { partnerRequestSchema } from '../partnerRequest.ts'
import { loginRequestSchema, namedSocialRequestSchema, registerRequestSchema } from './account.ts'
import { addressText, lineText, nameText } from './person.ts'
import { offlineDonationSchema } from '../staff/offlineDonation.ts'
import { profileUpdateSchema } from './profile.ts'

describe('an e-mail address', () => {
  const email = (text: string) => loginRequestSchema.safeParse({ email: text, password: 'x' }).data?.email ?? null

  it.each([
    ['Asha@Example.ORG ', 'asha@example.org'],
    ['asha@xn--p5b6b.xn--h2brj9c', 'asha@xn--p5b6b.xn--h2brj9c'],
    ['asha@डाक.भारत', 'asha@xn--11bx1g.xn--h2brj9c'],
    ['asha@münchen.example', 'asha@xn--mnchen-3ya.example'],
    ['asha@example。org', 'asha@example.org'],
  ])('keeps %s as %s', (typed, kept) => expect(email(typed)).toBe(kept))

  it.each([
    'asha',
    'asha@',
    'asha@example',
    '@example.org',
    'a..b@example.org',
    'आशा@example.org',
    'asha@भा/रत.org',
    'asha@b c.org',
    'asha@127.0.0.1',
  ])('refuses %s', (typed) => expect(email(typed)).toBeNull())
})

describe('a name', () => {
  it.each([
    'Asha Rawat',
    'O’Neill, J. (Jr.)',
    "D'Souza & Sons",
    'आशा रावत',
    'க்ஷேமா',
    // Joiners that Indian scripts need.
    'क्\u200Dष',
    'श्री\u200Cमान',
    'നന്\u200Dമ',
    'Ağaoğlu-Þór 2',
    'R&D Foods Pvt. Ltd.',
    '“Shanti” Stores: Rawat & Sons',
    "Asha 'Guddi' Rawat",
    'Alpha–Beta — Traders',
    'Mohan Lal & Sons [HUF]',
    'Rawat (HUF)',
  ])('accepts %s', (text) => {
    expect(nameText.safeParse(text).data).toBe(text.normalize('NFC'))
  })

  it('has at most 150 characters', () => {
    expect(nameText.safeParse('अ'.repeat(150)).success).toBe(true)
    expect(nameText.safeParse('अ'.repeat(151)).error?.issues[0]?.message).toBe('too_long')
  })

  it('is tidied: composed, one kind of space, no space at its ends', () => {
    expect(nameText.parse('  Zoe\u0301\u00A0 Rawat ')).toBe('Zoé Rawat')
  })

  it.each([
    'Asha\nRawat',
    'Asha\r\nBcc: x',
    'Asha\u2028Rawat',
    'Asha\u202EtawaR',
    'Asha\u2066x\u2069',
    'Asha\u200FRawat',
    'As\u200Bha',
    'As\u200Dha',
    'As\uFEFFha',
    'Asha\u0000',
    '<b>Asha</b>',
    'Asha 🙏',
  ])('refuses %j', (text) => {
    expect(nameText.safeParse(text).error?.issues.map((issue) => issue.message)).toEqual(['invalid'])
  })

  it.each(['-Asha', '+ Asha', ' @asha', '=SUM(A1)', '\uFF1DAsha', '\uFF0D Asha'])(
    'does not begin like a formula of a spreadsheet: %j',
    (text) => {
      const codes = nameText.safeParse(text).error?.issues.map(({ message }) => message)
      expect(codes).toEqual(['formula'])
      expect(
        addressText(120)
          .safeParse(text)
          .error?.issues.map(({ message }) => message),
      ).toEqual(['formula'])
    },
  )

  it('never contains a control, bidirectional or separator character, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const { data } = nameText.safeParse(text)
        if (data !== undefined)
          expect(data).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/u)
        const line = lineText.safeParse(text).data
        if (line !== undefined)
          expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069]/u)
      }),
    )
  })
})

it('is one rule for every field that holds a name or a line', () => {
  const bad = 'Asha\u202ERawat'
  const invalidAt = (issues: readonly { path: readonly PropertyKey[]; message: string }[] | undefined) =>
    issues?.filter(({ message }) => message === 'invalid').map(({ path }) => path.join('.'))
  const person = { name: bad, email: 'a@example.org' }
  const register = { fullName: bad, email: person.email, contactNo: '9000000000', password: 'long enough 1' }
  expect(invalidAt(registerRequestSchema.safeParse(register).error?.issues)).toEqual(['fullName'])
  const address = { line: bad, city: bad, state: bad, pin: '' }
  const profile = { fullName: bad, contactNo: '', address, birthday: '', language: 'en' }
  expect(invalidAt(profileUpdateSchema('2026-11-24').safeParse(profile).error?.issues)).toEqual([
    'fullName',
    'address.line',
    'address.city',
    'address.state',
  ])
  const contact = { ...person, subject: bad, message: 'A long enough message' }
  expect(invalidAt(contactRequestSchema.safeParse(contact).error?.issues)).toEqual(['name', 'subject'])
  const partner = { ...person, organisation: bad, page: 'www.fern.example' }
  expect(invalidAt(partnerRequestSchema.safeParse(partner).error?.issues)).toEqual(['organisation', 'name'])
  const social = { provider: 'GOOGLE', idToken: 'x', nonce: '1234567890123456', name: bad }
  expect(invalidAt(namedSocialRequestSchema.safeParse(social).error?.issues)).toEqual(['name'])
  expect(dedicationRequestSchema.safeParse({ txn_id: 'T', name: bad }).error?.issues[0]?.message).toBe('control')
})

it('shows all problems of an offline donation at once, those of the donor too', () => {
  const money = { amount: '', mode: 'cash', reference: '', day: '0026-11-20', project_id: '' }
  const person = { name: '', pin: '12', pan: 'ABCPD1234E', language: 'en' }
  const schema = offlineDonationSchema({ from: '2025-04-01', today: '2026-11-20' })
  const found = schema.safeParse({ key: 'entry-0000000000000001', ...money, ...person })
  expect(found.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['amount', 'amount'],
    ['day', 'closed'],
    ['project_id', 'invalid'],
    ['pin', 'pin'],
    ['name', 'too_short'],
    ['line', 'required'],
    ['city', 'required'],
  ])
})
