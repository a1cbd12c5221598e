import { expect, it } from 'vitest'
import { fieldSentence } from './fieldSentence.ts'

it.each([
  [{ fullName: 'required' }, 'Enter your full name.', 'अपना पूरा नाम भरें।'],
  [{ email: 'email' }, 'Check the e-mail address.', 'ई-मेल पता जाँच लें।'],
  [
    { fullName: 'too_short', pan: 'pan_kind' },
    'Check your full name. Check your PAN.',
    'अपना पूरा नाम जाँच लें। अपना पैन जाँच लें।',
  ],
])('names the wrong fields of %o', (fields, english, hindi) => {
  expect(fieldSentence(fields, 'en')).toBe(english)
  expect(fieldSentence(fields, 'hi')).toBe(hindi)
})

it('names at most three fields, and none without a name that people use', () => {
  const all = { name: 'required', email: 'required', subject: 'required', message: 'required' }
  expect(fieldSentence(all, 'en')).toBe('Enter the name. Enter the e-mail address. Enter the subject.')
  expect(fieldSentence({ nonce: 'required' }, 'en')).toBeNull()
  expect(fieldSentence({}, 'en')).toBeNull()
})
