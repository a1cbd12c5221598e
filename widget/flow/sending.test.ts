import { describe, expect, it } from 'vitest'
import type { Giving } from '../../../shared/contract/giving.ts'
import type { FlowEvent, SendingEvent } from '../events.ts'
import { after, continued, giving, projects, readyState, sentState } from '../flow.testdata.ts'
import { sending } from './sending.ts'
import { newState } from '../state.ts'

const effectsOf = (...args: Parameters<typeof sending>): string[] => sending(...args)[1].map((effect) => effect.do)

describe('CONTINUE', () => {
  it('asks for payment once everything is valid', () => {
    const [state, effects] = sending(readyState(), continued())
    expect(state).toMatchObject({ stage: 'sending', run: 1 })
    expect(effects).toMatchObject([
      { do: 'send', run: 1, donation: { amount: 1000, purposeId: 2 }, earlierTxnId: null },
    ])
  })

  it('changes nothing if it is pressed again while a donation is under way', () => {
    for (const stage of ['sending', 'leaving', 'handedOver'] as const) {
      const state = sentState(stage)
      expect(sending(state, continued())).toEqual([state, []])
    }
  })

  it('checks an earlier payment first, unless the donor has decided', () => {
    const state = readyState({ earlierTxnId: 'OLD' })
    expect(sending(state, continued())[1]).toMatchObject([{ do: 'send', earlierTxnId: 'OLD' }])
    expect(sending(state, continued({ checkEarlier: false }))[1]).toMatchObject([{ do: 'send', earlierTxnId: null }])
    // After a sign-in in between, the next CONTINUE does not return to it.
    expect(sending(state, continued({ checkEarlier: false }))[0].earlierTxnId).toBeNull()
  })

  it.each([
    ['waiting after a 429', readyState({ waitUntilMs: 1001 })],
    ['online payment is off', readyState({ offlineOnly: true })],
    ['no form yet', readyState({ form: null })],
  ])('does nothing: %s', (_why, state) => {
    expect(sending(state, continued())).toEqual([state, []])
  })

  it('works again after the waiting time', () => {
    expect(effectsOf(readyState({ waitUntilMs: 1000 }), continued())).toEqual(['send'])
  })

  it('names the first problem; without a donor it offers to sign in, without an alarm, and tells the host', () => {
    const [state, effects] = sending(readyState(), continued({ donorKnown: false }))
    expect(state).toMatchObject({ stage: 'choosing', problem: 'noDonor', panel: 'signIn', resumes: true, notice: null })
    expect(effects.map((effect) => effect.do)).toEqual(['remember', 'report', 'askSignIn'])
  })

  it('shows two notices for the same problem twice', () => {
    const [ready] = after(readyState(), { type: 'answered', answers: { purposeId: null } })
    const [once] = sending(ready, continued())
    const [twice] = sending(once, continued())
    expect(twice.notice?.number).toBe((once.notice?.number ?? 0) + 1)
  })
})

describe('the steps of sending follow each other', () => {
  it.each([
    ['earlierSettled', { type: 'earlierSettled', run: 1 }, 'sending', { stage: 'sending', earlierTxnId: null }],
    ['recorded', { type: 'recorded', run: 1, txnId: 'TXN1' }, 'sending', { stage: 'leaving', earlierTxnId: 'TXN1' }],
    ['handedOver', { type: 'handedOver', run: 1 }, 'leaving', { stage: 'handedOver' }],
  ] as const)('%s', (_name, event, before, expected) => {
    const [state, effects] = sending(sentState(before), event)
    expect(state).toMatchObject(expected)
    expect(effects).toEqual([])
  })

  const answers: SendingEvent[] = [
    { type: 'earlierSettled', run: 0 },
    { type: 'earlierFound', run: 0, status: { txn_id: 'OLD', payment_status: 'success', amount: 5 } },
    { type: 'recorded', run: 0, txnId: 'TXN1' },
    { type: 'handedOver', run: 0 },
    { type: 'postFailed', run: 0, finishAt: null },
    { type: 'sendFailed', run: 0, code: 'hashFailed' },
  ]
  it.each(answers.map((event) => [event.type, event] as const))('ignores %s of an older run', (_type, event) => {
    const state = sentState()
    expect(sending(state, event)).toEqual([state, []])
  })

  it.each(answers.map((event) => [event.type, event] as const))(
    'ignores %s after closing or coming back',
    (_type, event) => {
      const state = readyState({ run: 2 })
      expect(sending(state, { ...event, run: 1 } as SendingEvent)).toEqual([state, []])
      expect(sending(readyState({ run: 1 }), { ...event, run: 1 } as SendingEvent)[1]).toEqual([])
    },
  )
})

describe('failures', () => {
  it('stop the loader, say why, and keep the choices', () => {
    const before = sentState()
    const [state, effects] = sending(before, {
      type: 'sendFailed',
      run: 1,
      code: 'serverFault',
      failure: 'recordFailed',
    })
    expect(state).toMatchObject({
      stage: 'choosing',
      failure: 'recordFailed',
      notice: { code: 'serverFault' },
      form: before.form,
    })
    expect(effects).toEqual([{ do: 'report', code: 'serverFault' }])
  })

  it.each([
    ['item', 1, { items: [{ id: 1, qty: 3 }] }, { items: [{ id: 1, title: 'A meal', price: 70 }] }, 210],
    ['fixed', 6, { amount: 33_000 }, { donation_amount: 12_000 }, 36_000],
    ['flexible', 4, { amount: 501 }, {}, 501],
  ] as const)('reload changed data and keep the choices: %s', (_type, projectId, chosen, now, total) => {
    const presets = { ...chosen, purposeId: 2 }
    const arrived: FlowEvent[] = [
      { type: 'projectsArrived', projects },
      { type: 'givingArrived', load: 1, giving },
    ]
    const [ready] = after(newState(projectId, true, presets, null), ...arrived)
    const [sent] = sending(ready, continued())
    const [told, effects] = sending(sent, { type: 'sendFailed', run: 1, code: 'changed' })
    expect(told).toMatchObject({ stage: 'choosing', notice: { code: 'changed' } })
    expect(effects).toEqual([
      { do: 'report', code: 'changed' },
      { do: 'loadProjects' },
      { do: 'loadGiving', projectId, load: 2 },
    ])
    const [renewed] = after(
      told,
      { type: 'projectsArrived', projects },
      { type: 'givingArrived', load: 2, giving: { ...giving, ...now } as Giving },
    )
    expect(renewed.notice?.code).toBe('changed')
    expect(sending(renewed, continued())[1]).toMatchObject([{ do: 'send', donation: { amount: total, purposeId: 2 } }])
  })

  it('block CONTINUE after a 429 until the waiting time is over', () => {
    const [state] = sending(sentState(), { type: 'sendFailed', run: 1, code: 'tooMany', waitUntilMs: 6000 })
    expect(sending(state, continued({ nowMs: 5999 }))[1]).toEqual([])
    expect(effectsOf(state, continued({ nowMs: 6000 }))).toEqual(['send'])
  })

  it('leave a link that finishes the payment if the payment form could not be posted', () => {
    const [state] = sending(sentState('handedOver'), {
      type: 'postFailed',
      run: 1,
      finishAt: 'https://t.example.org/handover#c',
    })
    expect(state).toMatchObject({
      stage: 'choosing',
      failure: 'postFailed',
      stuckAt: 'https://t.example.org/handover#c',
    })
  })

  it('stop the new donation if an earlier payment needs a decision', () => {
    const status = { txn_id: 'OLD', payment_status: 'success', amount: 500 } as const
    expect(sending(sentState(), { type: 'earlierFound', run: 1, status })[0]).toMatchObject({
      stage: 'choosing',
      panel: 'earlier',
      earlier: status,
    })
  })
})
