import { expect, it } from 'vitest'
import { moneyFields, personFields } from './contract/staff/offlineDonation.ts'
import { registerRequestSchema } from './contract/people/account.ts'
import { optionalPhoneSchema, phoneSchema } from './contract/people/person.ts'
import { profileUpdateSchema } from './contract/people/profile.ts'
import { asciiDigits } from './asciiDigits.ts'

it.each([
  ['Devanagari', '९०००० ०१२३४'],
  ['Bengali', '৯০০০০ ০১২৩৪'],
  ['Gujarati', '૯૦૦૦૦ ૦૧૨૩૪'],
  ['Gurmukhi', '੯੦੦੦੦ ੦੧੨੩੪'],
  ['Tamil', '௯௦௦௦௦ ௦௧௨௩௪'],
  ['Arabic-Indic', '٩٠٠٠٠ ٠١٢٣٤'],
  ['Persian', '۹۰۰۰۰ ۰۱۲۳۴'],
  ['full width', '９００００ ０１２３４'],
  ['ASCII', '90000 01234'],
])('accepts a telephone number with digits of this script, and stores ASCII: %s', (_script, typed) => {
  const ascii = '90000 01234'
  expect(asciiDigits(typed)).toBe(ascii)
  const schemas = [
    registerRequestSchema.shape.contactNo,
    profileUpdateSchema('2026-11-27').shape.contactNo,
    phoneSchema,
    optionalPhoneSchema,
    personFields.phone,
  ]
  expect(schemas.map((schema) => schema.parse(typed))).toEqual(schemas.map(() => ascii))
})

it('accepts PIN codes and entered amounts with digits of any script', () => {
  const { pin } = profileUpdateSchema('2026-11-27').shape.address.shape
  expect([pin.parse('२४९ २०१'), personFields.pin.parse('२४९२०१')]).toEqual(['249201', '249201'])
  expect(moneyFields({ from: '2026-04-01', today: '2026-11-27' }).amount.parse('₹१,००,०००')).toBe('100000')
})

it('changes no other character', () => {
  expect(asciiDigits('+91-½²Ⅻa')).toBe('+91-½²Ⅻa')
})
