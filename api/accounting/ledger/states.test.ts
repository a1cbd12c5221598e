import { describe, expect, it } from 'vitest'
import { donationEvents, donationStates } from '../../../shared/contract/donation/donationState.ts'
import { endedStates, nextState, openStates, paidStates, stateRules, unpaidStates, wasPaid } from './states.ts'

const news = ['failed', 'cancelled', 'expired', 'awaiting', 'handed_over', 'withdrawn', 'prepared'] as const

describe('the table of states', () => {
  it('has each state in exactly one group', () => {
    expect([...unpaidStates, ...paidStates].toSorted()).toEqual([...donationStates].toSorted())
    expect([...openStates, ...endedStates]).toEqual(unpaidStates)
  })

  it('lets no event unpay a donation', () => {
    for (const state of paidStates)
      for (const event of donationEvents) {
        const next = nextState(state, event)
        expect([state, event, next === null || wasPaid(next)]).toEqual([state, event, true])
      }
  })

  it('changes no state of a paid donation by news about its payment', () => {
    for (const state of paidStates)
      for (const event of news) expect([null, state], `${event} in ${state}`).toContain(nextState(state, event))
  })

  it('makes every unpaid donation paid when a payment is verified', () => {
    for (const state of unpaidStates) expect(nextState(state, 'paid')).toBe('paid')
  })

  it('refuses refunds and disputes of a donation without money', () => {
    for (const state of unpaidStates)
      for (const event of ['refunded', 'refund_requested', 'disputed', 'dispute_won', 'dispute_lost'] as const)
        expect([state, event, nextState(state, event)]).toEqual([state, event, null])
  })

  it('corrects a paid donation only while nothing went back and nothing is disputed', () => {
    for (const state of donationStates) expect(nextState(state, 'corrected')).toBe(state === 'paid' ? 'paid' : null)
  })

  it('cancels a paid donation only while nothing went back and nothing is disputed, and then nothing more happens', () => {
    for (const state of donationStates) expect(nextState(state, 'voided')).toBe(state === 'paid' ? 'voided' : null)
    for (const event of donationEvents) expect([event, nextState('voided', event)]).toEqual([event, null])
  })

  it('ends an open donation only', () => {
    for (const state of donationStates)
      for (const event of ['failed', 'cancelled', 'expired'] as const)
        expect(nextState(state, event)).toBe(openStates.includes(state) ? event : null)
  })

  it('shows the donor a refunded or disputed payment as a success', () => {
    for (const state of ['refunded', 'part_refunded', 'disputed', 'dispute_lost'] as const)
      expect(stateRules[state].status).toBe('success')
  })
})
