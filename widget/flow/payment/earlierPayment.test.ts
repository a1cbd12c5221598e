import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../shared/api/apiError.ts'
import { pendingKey } from '../../../shared/auth/pendingKey.ts'
import { readPending, writePending } from '../../../shared/donation/pendingDonation.ts'
import { readyState } from '../flow.testdata.ts'
import { play } from '../play.testdata.ts'
import type { State } from '../state.ts'

const state = { earlierTxnId: 'OLD' }
const said = (payment_status: string, stage?: string) => ({ txn_id: 'OLD', payment_status, amount: 1000, stage })
const refused = (status: number) => new ApiError('refused', { status })

describe('an earlier payment is looked at first', () => {
  it.each([
    ['failed', said('failure')],
    ['never begun', said('pending', 'opened')],
    ['unknown to the server', refused(404)],
    ["another donor's", refused(403)],
  ])('%s: no obstacle to a new one', async (_what, answer) => {
    const { calls } = await play({ 'donation/update-status': answer }, { state })
    expect(calls).toEqual(['donation/update-status', 'donation/payment-detail', 'donation/add-donation'])
  })

  it.each([
    ['received', said('success')],
    ['at the bank', said('pending', 'settling')],
    ['pending, from a back end that tells no stages', said('pending')],
    ['asked for too often', refused(429)],
    ['refused in a good answer', refused(200)],
    ['refused as no input of its', refused(422)],
    ['not to be reached', new ApiError('unreachable')],
  ])('%s: no second one begins', async (_what, answer) => {
    const { calls, flow } = await play({ 'donation/update-status': answer }, { state })
    expect(calls).toEqual(['donation/update-status'])
    expect(flow.getState()).toMatchObject({ stage: 'choosing', earlierTxnId: 'OLD' })
  })

  it('what was chosen meanwhile is remembered first: the session may end at this question', async () => {
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

it('one that the server refuses to speak of is left to the donor, who may start again', async () => {
  const { flow } = await play({ 'donation/update-status': refused(410) }, { state })
  expect(flow.getState()).toMatchObject({ panel: 'earlier', earlier: { payment_status: 'pending', txn_id: 'OLD' } })
})

it('one that is settled is no longer remembered, though the new one fails', async () => {
  const { environment } = await play(
    { 'donation/payment-detail': new ApiError('serverFault', { status: 500 }) },
    { state },
  )
  expect(readPending(environment.storage.getItem(pendingKey), 1000)).not.toHaveProperty('txnId')
})

it('that of another tab stays remembered while this one asks for its own', async () => {
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
