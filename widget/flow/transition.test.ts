import { describe, expect, it } from 'vitest'
import { after, continued, giving, projects, readyState } from './flow.testdata.ts'
import { sending } from './payment/sending.ts'
import { newState } from './state.ts'

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
    const asked = after(readyState({ notice: toast }), continued({ donorKnown: false }))[0]
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
    const [again, effects] = sending(state, { type: 'signedIn' })
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
  expect(sending(readyState({ waitUntilMs: 5000 }), { type: 'waited' })[0].waitUntilMs).toBe(0)
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
  expect(sending(state, { type: 'signedIn' })[0]).toMatchObject({
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
