import { describe, expect, it } from 'vitest'
import type { Giving } from '../../shared/contract/project.ts'
import { after, pressed, giving, projects, readyState, sentState } from './flow.testdata.ts'
import { type FlowEvent, newState, type SendingEvent } from './state.ts'
import { transition } from './transition.ts'

const loaded = { type: 'projectsArrived', projects } as const
const arrived = { type: 'givingArrived', load: 1, giving } as const

const newAmount = { type: 'quantityTyped', id: null, text: '700' } as const

describe('a message', () => {
  const toast = { code: 'noPurposeFlexible', number: 1 } as const
  it('ends as soon as the donor changes what it is about', () => {
    for (const about of [{ problem: 'noPurposeFlexible' }, { failure: 'hashFailed' }] as const)
      expect(after(readyState({ ...about, notice: toast }), newAmount)[0].notice).toBeNull()
  })

  it('that is about no choice stays while the donor chooses', () => {
    const fault = { code: 'serverFault', number: 1 } as const
    expect(after(readyState({ notice: fault }), newAmount)[0].notice).toEqual(fault)
  })

  it('about the form does not follow the donor to the sign-in', () => {
    const asked = pressed(readyState({ notice: toast }), { donorKnown: false })[0]
    expect(asked).toMatchObject({ panel: 'signIn', notice: null })
  })
})

describe('opening', () => {
  it('learns from the list that online payment is being set up', () => {
    const off = projects.map((project) => ({ ...project, online: false }))
    const opened = newState(null, false, {}, null)
    expect(after(opened, { type: 'projectsArrived', projects: off })[0].offlineOnly).toBe(true)
    expect(after(opened, loaded)[0].offlineOnly).toBe(false)
  })

  it('requests the list, and the project’s data if a project is preset', () => {
    expect(after(newState(null, false, {}, null), { type: 'opened' })[1]).toEqual([{ do: 'loadProjects' }])
    expect(after(newState(4, true, {}, null), { type: 'opened' })[1]).toEqual([
      { do: 'loadProjects' },
      { do: 'loadGiving', projectId: 4, load: 1 },
    ])
  })

  it.each([
    ['list first', [loaded, arrived]],
    ['data first', [arrived, loaded]],
  ] as const)('shows the form once both answers have arrived: %s', (_order, events) => {
    const [state, effects] = after(newState(4, true, {}, null), ...events)
    expect(state.form).toMatchObject({
      type: 'flexible',
      projectTitle: 'Medical camp',
      amountText: '1000',
      purposeId: null,
    })
    expect(effects).toEqual([{ do: 'announceProject' }])
  })

  const refused = { type: 'givingFailed', load: 1, fault: 'unreachable' } as const
  it.each([
    ['its data arrived', [arrived, loaded]],
    ['the API refuses its data', [refused, loaded]],
    ['the API refuses its data after the list arrived', [loaded, refused]],
  ] as const)('shows the select if the project is not in the list: %s', (_which, events) => {
    const [state] = after(newState(99, true, {}, null), ...events)
    expect(state).toMatchObject({ projectId: null, presetProject: false, form: null, giving: 'none' })
  })
})

describe('changing the project', () => {
  it('reloads its data, clears the purpose, and ignores the late answer of the one before', () => {
    const [state, effects] = after(readyState(), { type: 'projectChosen', projectId: 6 })
    expect(state).toMatchObject({ form: null, giving: 'loading', load: 2 })
    expect(effects).toEqual([{ do: 'loadGiving', projectId: 6, load: 2 }])
    expect(after(state, arrived)[0]).toBe(state)
    expect(after(state, { ...arrived, load: 2 })[0].form).toMatchObject({ type: 'fixed', purposeId: null })
  })

  it('shows no form and requests nothing without a project', () => {
    const [state, effects] = after(readyState(), { type: 'projectChosen', projectId: null })
    expect(state).toMatchObject({ form: null, giving: 'none' })
    expect(effects).toEqual([])
  })
})

describe('a base amount that cannot be read', () => {
  const unreadable = { ...arrived, giving: { ...giving, donation_amount: Number.NaN } }
  it.each([1, 4])('does not matter to project %i, which opens', (id) => {
    expect(after(newState(id, true, {}, null), loaded, unreadable)[0].form).toMatchObject({ projectId: id })
  })
  it('fails the load of a fixed project, offers to try again, and charges no other sum', () => {
    for (const events of [
      [loaded, unreadable],
      [unreadable, loaded],
    ]) {
      const [state, effects] = after(newState(6, true, {}, null), ...events)
      expect(state).toMatchObject({ form: null, giving: 'failed', fault: 'malformed' })
      expect(effects).toEqual([])
      expect(after(state, { type: 'retried' })[1]).toEqual([{ do: 'loadGiving', projectId: 6, load: 2 }])
    }
  })
  it('falls back to the constant of the specification if there is none', () => {
    const { donation_amount: _, ...without } = giving
    const [state] = after(newState(6, true, {}, null), loaded, { ...arrived, giving: without })
    expect(state.form).toMatchObject({ baseAmount: 11_000, quantity: 1 })
  })
})

describe('loads that fail', () => {
  it('stop after the session has ended: Back from the sign-in offers to try again', () => {
    const [state] = after(newState(4, true, {}, null), { type: 'unauthorized' }, { type: 'panelChosen', panel: 'none' })
    expect(state).toMatchObject({ panel: 'none', projects: 'failed', giving: 'failed' })
    const [again, effects] = transition(state, { type: 'signedIn' })
    expect(again).toMatchObject({ projects: 'loading', giving: 'loading', load: 2 })
    expect(effects).toEqual([{ do: 'loadProjects' }, { do: 'loadGiving', projectId: 4, load: 2 }])
  })

  it('can be tried again, and only the failed ones are repeated', () => {
    const [failed] = after(newState(4, true, {}, null), { type: 'projectsFailed', fault: 'unreachable' })
    const [state, effects] = after(failed, { type: 'retried' })
    expect(effects).toEqual([{ do: 'loadProjects' }])
    expect(after(state, arrived, loaded)[0].form).not.toBeNull()
    const [again] = after(newState(4, true, {}, null), loaded, { type: 'givingFailed', load: 1, fault: 'unreachable' })
    expect(after(again, { type: 'retried' })[1]).toEqual([{ do: 'loadGiving', projectId: 4, load: 2 }])
  })

  it('show one toast, however many calls answer 500', () => {
    const [state] = after(
      newState(4, true, {}, null),
      { type: 'projectsFailed', fault: 'serverFault' },
      { type: 'givingFailed', load: 1, fault: 'serverFault' },
      { type: 'serverFault' },
    )
    expect(state.notice).toEqual({ code: 'serverFault', number: 1 })
    expect(state.fault).toBe('serverFault')
  })

  it('announce only a 500', () => {
    const [quiet] = after(newState(4, true, {}, null), { type: 'projectsFailed', fault: 'unreachable' })
    const [loud] = after(newState(4, true, {}, null), { type: 'givingFailed', load: 1, fault: 'serverFault' })
    expect(quiet.notice).toBeNull()
    expect(loud.notice).toMatchObject({ code: 'serverFault' })
  })
})

it.each([
  ['amount', { type: 'quantityTyped', id: null, text: '500' }],
  ['purpose', { type: 'answered', answers: { purposeId: 2 } }],
  ['project', { type: 'projectChosen', projectId: 6 }],
] as const)(
  'clears, with another %s, the message about the former choices and the link that pays them',
  (_what, event) => {
    const [state] = after(
      readyState({ stuckAt: 'https://t.example.org/handover#code', failure: 'postFailed', problem: 'invalidAmount' }),
      event,
    )
    expect(state).toMatchObject({ stuckAt: null, failure: null, problem: null })
  },
)

it('ends the waiting time after a 429', () => {
  expect(transition(readyState({ waitUntilMs: 5000 }), { type: 'waited' })[0].waitUntilMs).toBe(0)
})

it('ends the session on a 401, keeps the choices and invites to sign in', () => {
  const state = readyState({ stage: 'sending', run: 3 })
  const [next, effects] = after(state, { type: 'unauthorized' })
  expect(next).toMatchObject({
    stage: 'choosing',
    run: 4,
    panel: 'signIn',
    resumes: true,
    notice: { code: 'sessionExpired' },
  })
  expect(next.form).toBe(state.form)
  expect(effects).toEqual([{ do: 'report', code: 'sessionExpired' }, { do: 'endSession' }])
})

it('starts no payment after the sign-in if the 401 came before CONTINUE', () => {
  const [next] = after(readyState({ resumes: true }), { type: 'unauthorized' })
  expect(next).toMatchObject({ panel: 'signIn', resumes: false })
})

it('shows the same form after the sign-in', () => {
  const state = readyState({ panel: 'signIn', problem: 'noDonor' })
  expect(transition(state, { type: 'signedIn' })[0]).toMatchObject({
    panel: 'none',
    problem: null,
    signedIn: true,
    form: state.form,
  })
})

it('shows no loader after Back from the payment page, and drops what was under way', () => {
  const [state] = after(readyState({ stage: 'handedOver', run: 2, earlierTxnId: 'TXN1' }), { type: 'cameBack' })
  expect(state).toMatchObject({ stage: 'choosing', run: 3, earlierTxnId: 'TXN1' })
})

it('opens nothing over a donation that is being sent', () => {
  const state = readyState({ stage: 'sending' })
  expect(after(state, { type: 'panelChosen', panel: 'offline' })[0]).toBe(state)
})

const effectsOf = (...given: Parameters<typeof pressed>): string[] => pressed(...given)[1].map((effect) => effect.do)

describe('CONTINUE', () => {
  it('asks for payment once everything is valid', () => {
    const [state, effects] = pressed(readyState())
    expect(state).toMatchObject({ stage: 'sending', run: 1 })
    expect(effects).toMatchObject([
      { do: 'send', run: 1, donation: { amount: 1000, purposeId: 2 }, earlierTxnId: null },
    ])
  })

  it('changes nothing if it is pressed again while a donation is under way', () => {
    for (const stage of ['sending', 'leaving', 'handedOver'] as const) {
      const state = sentState(stage)
      expect(pressed(state)).toEqual([state, []])
    }
  })

  it('checks an earlier payment first, unless the donor has decided', () => {
    const state = readyState({ earlierTxnId: 'OLD' })
    expect(pressed(state)[1]).toMatchObject([{ do: 'send', earlierTxnId: 'OLD' }])
    expect(pressed(state, { checkEarlier: false })[1]).toMatchObject([{ do: 'send', earlierTxnId: null }])
    // After a sign-in in between, the next CONTINUE does not return to it.
    expect(pressed(state, { checkEarlier: false })[0].earlierTxnId).toBeNull()
  })

  it.each([
    ['waiting after a 429', readyState({ waitUntilMs: 1001 })],
    ['online payment is off', readyState({ offlineOnly: true })],
    ['no form yet', readyState({ form: null })],
  ])('does nothing: %s', (_why, state) => {
    expect(pressed(state)).toEqual([state, []])
  })

  it('works again after the waiting time', () => {
    expect(effectsOf(readyState({ waitUntilMs: 1000 }))).toEqual(['send'])
  })

  it('names the first problem; without a donor it offers to sign in, without an alarm, and tells the host', () => {
    const [state, effects] = pressed(readyState(), { donorKnown: false })
    expect(state).toMatchObject({ stage: 'choosing', problem: 'noDonor', panel: 'signIn', resumes: true, notice: null })
    expect(effects.map((effect) => effect.do)).toEqual(['remember', 'report', 'askSignIn'])
  })

  it('shows two notices for the same problem twice', () => {
    const [ready] = after(readyState(), { type: 'answered', answers: { purposeId: null } })
    const [once] = pressed(ready)
    const [twice] = pressed(once)
    expect(twice.notice?.number).toBe((once.notice?.number ?? 0) + 1)
  })
})

describe('the steps of sending follow each other', () => {
  it.each([
    ['earlierSettled', { type: 'earlierSettled', run: 1 }, 'sending', { stage: 'sending', earlierTxnId: null }],
    ['recorded', { type: 'recorded', run: 1, txnId: 'TXN1' }, 'sending', { stage: 'leaving', earlierTxnId: 'TXN1' }],
    ['handedOver', { type: 'handedOver', run: 1 }, 'leaving', { stage: 'handedOver' }],
  ] as const)('%s', (_name, event, before, expected) => {
    const [state, effects] = transition(sentState(before), event)
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
    expect(transition(state, event)).toEqual([state, []])
  })

  it.each(answers.map((event) => [event.type, event] as const))(
    'ignores %s after closing or coming back',
    (_type, event) => {
      const state = readyState({ run: 2 })
      expect(transition(state, { ...event, run: 1 } as SendingEvent)).toEqual([state, []])
      expect(transition(readyState({ run: 1 }), { ...event, run: 1 } as SendingEvent)[1]).toEqual([])
    },
  )
})

describe('failures', () => {
  it('stop the loader, say why, and keep the choices', () => {
    const before = sentState()
    const [state, effects] = transition(before, {
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
    const [sent] = pressed(ready)
    const [warned, effects] = transition(sent, { type: 'sendFailed', run: 1, code: 'changed' })
    expect(warned).toMatchObject({ stage: 'choosing', notice: { code: 'changed' } })
    expect(effects).toEqual([
      { do: 'report', code: 'changed' },
      { do: 'loadProjects' },
      { do: 'loadGiving', projectId, load: 2 },
    ])
    const [renewed] = after(
      warned,
      { type: 'projectsArrived', projects },
      { type: 'givingArrived', load: 2, giving: { ...giving, ...now } as Giving },
    )
    expect(renewed.notice?.code).toBe('changed')
    expect(pressed(renewed)[1]).toMatchObject([{ do: 'send', donation: { amount: total, purposeId: 2 } }])
  })

  it('block CONTINUE after a 429 until the waiting time is over', () => {
    const [state] = transition(sentState(), { type: 'sendFailed', run: 1, code: 'tooMany', waitUntilMs: 6000 })
    expect(pressed(state, { nowMs: 5999 })[1]).toEqual([])
    expect(effectsOf(state, { nowMs: 6000 })).toEqual(['send'])
  })

  it('leave a link that finishes the payment if the payment form could not be posted', () => {
    const [state] = transition(sentState('handedOver'), {
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
    expect(transition(sentState(), { type: 'earlierFound', run: 1, status })[0]).toMatchObject({
      stage: 'choosing',
      panel: 'earlier',
      earlier: status,
    })
  })
})
