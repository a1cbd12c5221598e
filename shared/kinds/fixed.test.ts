import { describe, expect, it } from 'vitest'
import { fixedForm } from '../donation/forms.testdata.ts'
import { totalOf } from './kinds.ts'
import { problemOf, started } from '../donation/kinds.testdata.ts'
import { fixed } from './fixed.ts'
import { withTyped } from './lines.ts'

describe('starts with one base amount', () => {
  it.each([
    [{ donation_amount: 2500 }, 2500],
    [{ donation_amount: null }, 11_000],
    [{}, 11_000],
    [{ donation_amount: 0 }, 0],
  ])('%j: %d', (options, total) => {
    expect(totalOf(started('fixed', options))).toBe(total)
  })
})

describe('takes a preset amount only if it is a multiple of the base', () => {
  it.each([
    [22_000, 22_000],
    [22_001, 11_000],
    [1_100_000, 11_000],
  ])('%d: %d', (amount, total) => {
    expect(totalOf(started('fixed', {}, { amount }))).toBe(total)
  })
})

it.each([
  ['dearer', 12_000, 3, 36_000],
  ['cheaper', 5000, 3, 15_000],
  ['so high that the maximum allows fewer', 400_000, 2, 800_000],
])('keeps its quantity when the base is %s', (_how, donation_amount, quantity, total) => {
  const presets = fixed.presets(started('fixed', {}, { amount: 33_000 }))
  const form = started('fixed', { donation_amount }, presets)
  expect(form).toMatchObject({ quantity })
  expect(totalOf(form)).toBe(total)
})

describe('a typed quantity', () => {
  it.each([
    ['3', 3, undefined, null],
    ['0', 0, '0', 'invalidAmount'],
    ['', 0, '', 'invalidAmount'],
    ['1e5', 0, '1e5', 'invalidAmount'],
  ])('%j counts as %d', (text, quantity, typed, problem) => {
    const form = withTyped(fixed, fixedForm(), null, text)
    expect(form).toMatchObject({ quantity, typed })
    expect(problemOf(form)).toBe(problem)
  })
})

describe('base times quantity at, below and above every limit', () => {
  it.each([
    [0, 1, 'invalidAmount'],
    [1, 1, null],
    [1_000_000, 1, null],
    [1_000_001, 1, 'invalidAmount'],
    [500_000, 2, null],
    [500_001, 2, 'invalidAmount'],
  ])('%d × %d: %s', (baseAmount, quantity, problem) => {
    expect(problemOf(fixedForm({ baseAmount, quantity }))).toBe(problem)
  })
})

it('reports a missing purpose, and sends no items', () => {
  expect(problemOf(fixedForm({ purposeId: null }))).toBe('noPurpose')
  expect(fixed.items(fixedForm({ quantity: 3 }))).toEqual([])
})
