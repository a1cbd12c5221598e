import { describe, expect, it } from 'vitest'
import { form as formEn } from './en/form.ts'
import { lazyText as lazyEn } from './en/lazyText.ts'
import { form as formHi } from './hi/form.ts'
import { lazyText as lazyHi } from './hi/lazyText.ts'

describe('English is the specification, letter by letter', () => {
  it.each([
    [formEn.makeDonationFor('School'), 'Make a Donation for School'],
    [formEn.enterAmount, 'Enter amount'],
    [formEn.purpose, 'Purpose of Donation'],
    [formEn.choosePurpose, 'Select Your Purpose'],
    [formEn.continue, 'CONTINUE'],
    [
      lazyEn.offlineNotice,
      'Online payment setup is in progress. In the meantime, please use the donation options below to contribute.',
    ],
  ])('%s', (ours, theirs) => {
    expect(ours).toBe(theirs)
  })

  it.each([
    ['noItems', 'Select items', 'No items selected for donation!'],
    ['invalidAmount', 'Invalid Amount', 'Please enter a valid donation amount!'],
    ['noPurpose', 'Select the purpose', 'No purpose selected!'],
    ['noPurposeFlexible', 'Invalid Purpose', 'Please select a purpose for the donation!'],
    ['sessionExpired', 'Authentication Required', 'Session expired. Please login again.'],
    ['serverFault', 'Server Error', 'Internal server error'],
  ] as const)('%s', (code, title, text) => {
    expect(lazyEn.problems[code]).toEqual([title, text])
  })

  it.each([
    ['noDonor', 'User details are missing. Please log in again.'],
    ['hashFailed', 'Failed to generate payment hash. Please try again.'],
    ['recordFailed', 'Error while recording the donation.'],
    ['postFailed', 'An error occurred while submitting the payment form.'],
  ] as const)('%s', (code, text) => {
    expect(lazyEn.problems[code][1]).toBe(text)
  })
})

/** Texts whose first value is a list. */
const lists = ['waysDown', 'waysPoor']

/** All texts of a catalogue. Functions are called with plausible values. */
const textsOf = (catalogue: object): string[] =>
  Object.entries(catalogue).flatMap(([name, entry]: [string, unknown]) => {
    if (typeof entry === 'function') return [String(entry(lists.includes(name) ? ['UPI'] : 2, 'दीप'))]
    return typeof entry === 'object' && entry ? textsOf(entry) : [String(entry)]
  })

describe('Hindi', () => {
  it('has Devanagari in every text but UPI, and the empty ones', () => {
    const texts = [...textsOf(formHi), ...textsOf(lazyHi)]
    for (const text of texts.filter((one) => one !== '' && one !== 'UPI')) expect(text).toMatch(/[\u0900-\u097f]/)
  })

  it('has as many texts as English', () => {
    expect(textsOf(lazyHi)).toHaveLength(textsOf(lazyEn).length)
    expect(textsOf(formHi)).toHaveLength(textsOf(formEn).length)
  })
})

// The profile and the outcome page ask for it, after the payment. Of a partner's page nobody can know who reads along.
it('the dialog asks for no PAN', () => {
  const texts = [formEn, lazyEn, formHi, lazyHi].flatMap(textsOf)
  expect(texts.filter((text) => /\bPAN\b|पैन(?![\u0900-\u097f])/i.test(text))).toEqual([])
})
