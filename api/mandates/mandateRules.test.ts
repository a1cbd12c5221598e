import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { mandateEvents, mandateStates } from '../../shared/contract/donation/mandate.ts'
import { drawMandateStates, isEarlyEnough, moves, nextAttempt, nextDebitDay, nextMonth } from './mandateRules.ts'

const rules = {
  notice_hours: 48,
  attempts: 4,
  apart_hours: 4,
  quiet: [
    ['17:00', '21:30'],
    ['10:00', '13:00'],
  ] as Array<[string, string]>,
  most: 15_000,
  unconfirmed: 15_000,
  years: 10,
}
const plan = { day: 5, starts_on: '2026-11-20', ends_on: '2027-03-04', paused_until: null }
const india = (time: string) => new Date(`${time}+05:30`)
const none = new Set<string>()

describe('the states of a mandate', () => {
  it('never leaves the end, and reaches it from every state', () => {
    const leaving = mandateEvents.flatMap((event) => moves[event].from)
    expect(leaving).not.toContain('ended')
    for (const state of Object.keys(mandateStates))
      if (state !== 'ended')
        expect(mandateEvents.some((event) => moves[event].from.includes(state as never))).toBe(true)
  })

  it('are drawn in the decision, with each sentence and event', async () => {
    const page = await readFile(join(import.meta.dirname, '../../docs/decisions/087-monthly-donations.md'), 'utf8')
    expect(/```mermaid\n([^`]*)\n```/.exec(page)?.[1]).toBe(drawMandateStates())
  })
})

describe('the next debit', () => {
  it('is on the agreed day of the month after the first payment', () => {
    expect(nextDebitDay(plan, none, rules, india('2026-11-21T09:00:00'))).toBe('2026-12-05')
  })

  it('is on a later day of its month where the notice would come too late', () => {
    expect(nextDebitDay(plan, none, rules, india('2026-12-04T09:00:00'))).toBe('2026-12-07')
  })

  it('leaves a month out on whose last day alone it would still fit', () => {
    expect(nextDebitDay(plan, none, rules, india('2026-12-28T09:00:00'))).toBe('2027-01-05')
  })

  it.each([
    ['a settled month', { settled: new Set(['2026-12']) }, '2027-01-05'],
    ['the months of a pause', { paused_until: '2027-02-01' }, '2027-02-05'],
  ])('leaves out %s', (_, { settled = none, ...change }: { settled?: Set<string>; paused_until?: string }, day) => {
    expect(nextDebitDay({ ...plan, ...change }, settled, rules, india('2026-11-21T09:00:00'))).toBe(day)
  })

  it('is none after the end', () => {
    expect(nextDebitDay(plan, none, rules, india('2027-03-03T09:00:00'))).toBeNull()
  })

  it('needs its notice two days before', () => {
    expect(isEarlyEnough('2026-12-05', rules, india('2026-12-03T00:00:00'))).toBe(true)
    expect(isEarlyEnough('2026-12-05', rules, india('2026-12-03T00:00:01'))).toBe(false)
  })

  it.each([
    ['the day before', '2026-12-04T12:00:00', '2026-12-05T00:00:00'],
    ['the morning', '2026-12-05T06:30:00', '2026-12-05T06:30:00'],
    ['a quiet time', '2026-12-05T10:00:00', '2026-12-05T13:00:00'],
    ['the evening', '2026-12-05T18:00:00', '2026-12-05T21:30:00'],
  ])('is tried, seen from %s, at the first moment that is allowed', (_, from, at) => {
    expect(nextAttempt('2026-12-05', rules, india(from))).toEqual(india(at))
  })

  it('is not tried after its day', () => {
    expect(nextAttempt('2026-12-05', rules, india('2026-12-06T00:00:00'))).toBeNull()
  })

  it('knows the next month', () => {
    expect([nextMonth('2026-12-31'), nextMonth('2027-02-28')]).toEqual(['2027-01-01', '2027-03-01'])
  })
})
