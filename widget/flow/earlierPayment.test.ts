import { afterEach, describe, expect, it } from 'vitest'
import { ApiError } from '../../shared/contract/transport.ts'
import { pendingKey } from '../../shared/auth/storage.ts'
import { readPending, writePending } from '../../shared/donation/pendingDonation.ts'
import { parts } from '../parts/parts.ts'
import { readyState } from './flow.testdata.ts'
import { continueDonation } from './sendDonation.ts'
import { play } from './play.testdata.ts'
import type { State } from './state.ts'

afterEach(() => parts.setState({}, true))

const state = { earlierTxnId: 'OLD' }
const statusOf = (payment_status: string, stage?: string) => ({ txn_id: 'OLD', payment_status, amount: 1000, stage })
const refused = (status: number) => new ApiError('refused', { status })

describe('an earlier payment is checked first', () => {
  it.each([
    ['failed', statusOf('failure')],
    ['never started', statusOf('pending', 'opened')],
    ['unknown to the server', refused(404)],
    ["another donor's", refused(403)],
  ])('does not block a new donation if it is %s', async (_what, answer) => {
    const { calls } = await play({ 'donation/update-status': answer }, { state })
    expect(calls).toEqual(['donation/update-status', 'donation/payment-detail', 'donation/add-donation'])
  })

  it.each([
    ['received', statusOf('success')],
    ['at the bank', statusOf('pending', 'settling')],
    ['pending, from a back end without stages', statusOf('pending')],
    ['rate-limited', refused(429)],
    ['refused with status 200', refused(200)],
    ['refused as invalid', refused(422)],
    ['unreachable', new ApiError('unreachable')],
  ])('blocks a second payment if it is %s', async (_what, answer) => {
    const { calls, flow } = await play({ 'donation/update-status': answer }, { state })
    expect(calls).toEqual(['donation/update-status'])
    expect(flow.getState()).toMatchObject({ stage: 'choosing', earlierTxnId: 'OLD' })
  })

  it('stores the current choices first, because the session may end at this question', async () => {
    const { environment } = await play(
      { 'donation/update-status': new ApiError('unauthorized', { status: 401 }) },
      { state: { ...state, form: { ...readyState().form, amountText: '2500' } as State['form'] } },
    )
    expect(JSON.parse(environment.storage.getItem('pendingDonation') ?? '')).toMatchObject({
      amount: 2500,
      purposeId: 2,
      txnId: 'OLD',
    })
  })
})

it('lets the donor start again if the server refuses to answer about the earlier payment', async () => {
  const { flow } = await play({ 'donation/update-status': refused(410) }, { state })
  expect(flow.getState()).toMatchObject({ panel: 'earlier', earlier: { payment_status: 'pending', txn_id: 'OLD' } })
})

it('forgets a settled payment even if the new one fails', async () => {
  const { environment } = await play(
    { 'donation/payment-detail': new ApiError('serverFault', { status: 500 }) },
    { state },
  )
  expect(readPending(environment.storage.getItem(pendingKey), 1000)).not.toHaveProperty('txnId')
})

it('keeps the earlier payment of another tab while this tab asks for its own', async () => {
  const kept: unknown[] = []
  const { environment } = await play(
    {},
    {
      prepare: ({ storage }) => storage.setItem(pendingKey, writePending(4, {}, 'OTHERTAB', 1000)),
      onCall: (path, { storage }) => kept.push([path, readPending(storage.getItem(pendingKey), 1000)?.txnId]),
    },
  )
  expect(kept).toEqual([
    ['donation/payment-detail', 'OTHERTAB'],
    ['donation/add-donation', 'OTHERTAB'],
  ])
  expect(readPending(environment.storage.getItem(pendingKey), 1000)?.txnId).toBe('TXN1')
})

describe('a payment of another browser, which only the server knows', () => {
  const open = new ApiError('refused', { status: 409, code: 'payment_open', fields: { txn_id: 'OTHER' } })
  const other = { txn_id: 'OTHER', payment_status: 'pending', stage: 'settling', amount: 700 }

  it('is shown before a second one is prepared', async () => {
    const { bodies, calls, flow } = await play({ 'donation/payment-detail': open, 'donation/update-status': other })
    expect(calls).toEqual(['donation/payment-detail', 'donation/update-status'])
    expect(bodies[0]).toMatchObject({ open_payments_seen: [] })
    expect(flow.getState()).toMatchObject({
      stage: 'choosing',
      panel: 'earlier',
      earlier: other,
      earlierTxnId: 'OTHER',
    })
  })

  it('is checked again on request, and passed over only if the donor has seen it and decides so', async () => {
    const answers = { 'donation/payment-detail': open, 'donation/update-status': other }
    const { bodies, calls, flow, environment } = await play(answers)
    continueDonation(environment, flow, true)
    await expect.poll(() => flow.getState().stage).toBe('choosing')
    expect(calls.slice(2)).toEqual(['donation/update-status'])
    continueDonation(environment, flow, false)
    await expect.poll(() => calls.length).toBeGreaterThan(3)
    expect([calls[3], bodies[3]]).toMatchObject(['donation/payment-detail', { open_payments_seen: ['OTHER'] }])
  })

  it('that failed meanwhile asks for another press, and nothing is repeated', async () => {
    const failed = { ...other, payment_status: 'failure' }
    const { calls, flow } = await play({ 'donation/payment-detail': open, 'donation/update-status': failed })
    expect(calls).toEqual(['donation/payment-detail', 'donation/update-status'])
    expect(flow.getState()).toMatchObject({ stage: 'choosing', panel: 'none', failure: 'hashFailed' })
  })
})
