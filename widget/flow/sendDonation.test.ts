import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, type ApiErrorKind } from '../../shared/contract/transport.ts'
import { memoryStorage, pendingKey } from '../../shared/auth/storage.ts'
import { readPending, writePending } from '../../shared/donation/pendingDonation.ts'
import { flexibleForm } from '../../shared/donation/forms.testdata.ts'
import { parts } from '../parts/parts.ts'
import { unsettled } from './createFlow.ts'
import { readyState } from './flow.testdata.ts'
import { fields, hash, play } from './play.testdata.ts'
import { endIntent, forgetChoices } from './sendDonation.ts'
import type { State } from './state.ts'

afterEach(() => parts.setState({}, true))

describe('a monthly donation', () => {
  const monthly = { day: 5, until: '2030-03-31', most: 300 }

  it('is sent with a maximum that is not smaller than the donation', async () => {
    const { bodies } = await play({}, { state: { form: flexibleForm({ monthly }) } })
    expect(bodies[0]).toMatchObject({ amount: 1000, monthly: { day: 5, until: '2030-03-31', most: 1000 } })
    expect(bodies[1]).not.toHaveProperty('monthly')
  })

  it.each([
    [409, { code: 'monthly_closed' }, 'monthlyClosed'],
    [422, { fields: { 'monthly.most': 'too_small' } }, 'monthlyTooSmall'],
    [422, { fields: { 'monthly.until': 'too_soon' } }, 'monthlyTooSoon'],
    [422, { fields: { 'monthly.until': 'too_late' } }, 'monthlyTooLate'],
  ] as const)('that is refused with %i %o keeps the form, with the problem %s', async (status, details, code) => {
    const refusal = new ApiError('refused', { status, ...details })
    const { flow } = await play({ 'donation/payment-detail': refusal })
    expect(flow.getState()).toMatchObject({ failure: code, stage: 'choosing', giving: readyState().giving })
    expect(flow.getState().form).not.toBeNull()
  })
})

it('sends a donation even if the storage is full', async () => {
  const { left, flow } = await play(
    {},
    {
      prepare: ({ storage }) =>
        vi.spyOn(storage, 'setItem').mockImplementation(() => {
          throw new DOMException('full', 'QuotaExceededError')
        }),
    },
  )
  expect(left).toEqual([2000, { action: 'https://pay.example.org/_payment', fields: { ...fields, hash } }])
  expect(flow.getState().stage).toBe('choosing')
})

describe('a donation', () => {
  it('is prepared, recorded, held for two seconds and posted, each once', async () => {
    const { calls, left, emitted } = await play()
    expect(calls).toEqual(['donation/payment-detail', 'donation/add-donation'])
    expect(left).toEqual([2000, { action: 'https://pay.example.org/_payment', fields: { ...fields, hash } }])
    expect(emitted.map(([name]) => name)).toEqual([
      'donate:submit',
      'donate:recorded',
      'donate:handover',
      'donate:error',
    ])
    expect(JSON.stringify(emitted)).not.toMatch(/asha|token|@/i)
  })

  it.each(['https://t.example.org', 'https://t.example.org/'])(
    'goes from a foreign page through the hand-over page of %s',
    async (siteRoot) => {
      const handover_url = 'https://t.example.org/handover#code'
      const { left } = await play(
        { 'donation/payment-detail': { generated_hash: hash, txn_id: 'TXN1', handover_url } },
        { foreign: true, siteRoot },
      )
      expect(left).toEqual([2000, handover_url])
    },
  )

  it.each([
    'https://evil.example.org/handover#c',
    'https://t.example.org.evil.example.org/handover',
    'javascript:alert(1)',
    '/handover',
  ])('never follows a hand-over address elsewhere: %s', async (handover_url) => {
    const { left, flow } = await play(
      { 'donation/payment-detail': { generated_hash: hash, txn_id: 'TXN1', handover_url } },
      { foreign: true },
    )
    expect(left).toEqual([])
    expect(flow.getState().failure).toBe('hashFailed')
  })

  it('sends the attribution when it is prepared and when it is recorded', async () => {
    const arrival = { name: 'https://loom.example/shawls?utm_source=mail&q=private' } as PerformanceEntry
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([arrival])
    const { bodies } = await play(
      {
        'donation/payment-detail': {
          generated_hash: hash,
          txn_id: 'TXN1',
          handover_url: 'https://t.example.org/handover#c',
        },
      },
      { foreign: true },
    )
    const touch = { attribution: { utm_source: 'mail' } }
    expect(bodies).toMatchObject([touch, touch])
    expect(JSON.stringify(bodies)).not.toContain('private')
  })

  it('is stored with its txn id, and without a name', async () => {
    const { environment } = await play()
    expect(environment.storage.getItem('pendingDonation')).toContain('TXN1')
    expect(environment.storage.getItem('pendingDonation')).not.toMatch(/asha/i)
    expect(environment.storage.getItem('donationHash')).toBe(hash)
  })
})

describe('errors before any payment', () => {
  const refused = (status: number, more: object = {}) => new ApiError('refused', { status, ...more })
  const kind = (name: ApiErrorKind) => new ApiError(name)
  it.each([
    ['donation/payment-detail', kind('serverFault'), 'serverFault', 'serverFault'],
    ['donation/payment-detail', kind('timedOut'), 'timedOut', 'timedOut'],
    ['donation/payment-detail', kind('unreachable'), 'unreachable', 'unreachable'],
    ['donation/payment-detail', refused(200), 'hashFailed', 'hashFailed'],
    // The trust's own site never sends donors to itself.
    ['donation/payment-detail', refused(403), 'refused', 'refused'],
    ['donation/payment-detail', refused(404), 'gone', 'gone'],
    ['donation/payment-detail', refused(422), 'changed', 'changed'],
    ['donation/payment-detail', refused(409), 'changed', 'changed'],
    ['donation/payment-detail', refused(429, { retryAfterSeconds: 5 }), 'tooMany', 'tooMany'],
    ['donation/payment-detail', null, 'hashFailed', 'hashFailed'],
    ['donation/payment-detail', { generated_hash: '', txn_id: 'T' }, 'hashFailed', 'hashFailed'],
    ['donation/payment-detail', { generated_hash: hash, fields: {} }, 'hashFailed', 'hashFailed'],
    ['donation/payment-detail', { generated_hash: hash, txn_id: {} }, 'hashFailed', 'hashFailed'],
    ['donation/payment-detail', { generated_hash: hash, txn_id: 'T' }, 'hashFailed', 'hashFailed'],
    ['donation/add-donation', kind('serverFault'), 'serverFault', 'recordFailed'],
    ['donation/add-donation', kind('timedOut'), 'timedOut', 'recordFailed'],
    ['donation/add-donation', kind('unreachable'), 'unreachable', 'recordFailed'],
    ['donation/add-donation', kind('malformed'), 'recordFailed', 'recordFailed'],
    ['donation/add-donation', refused(200), 'recordFailed', 'recordFailed'],
    ['donation/add-donation', refused(409), 'changed', 'recordFailed'],
  ])('%s: %s', async (path, answer, toast, inline) => {
    const { left, flow } = await play({ [path]: answer })
    expect(left).toEqual([])
    expect(flow.getState()).toMatchObject({ stage: 'choosing', notice: { code: toast }, failure: inline })
  })

  it('keep the id for the next check and forget the choices if the dialog closes while recording', async () => {
    const { environment } = await play(
      {},
      { onCall: (path, _environment, flow) => path.endsWith('add-donation') && flow.dispatch({ type: 'cameBack' }) },
    )
    const left = JSON.parse(environment.storage.getItem('pendingDonation') ?? '{}') as object
    expect(left).toMatchObject({ txnId: 'TXN1', closed: true })
    expect(left).not.toHaveProperty('amount')
  })

  it('name the trust’s site after a 403 on a partner’s page', async () => {
    const { flow } = await play({ 'donation/payment-detail': refused(403) }, { foreign: true })
    expect(flow.getState()).toMatchObject({ notice: { code: 'forbidden' }, failure: 'forbidden' })
  })

  it.each(['donation/payment-detail', 'donation/add-donation'])(
    'show the server’s sentence and the offline details if online payment was switched off before %s',
    async (path) => {
      const off = refused(409, { code: 'offline_only', serverText: 'Online payment is not available.' })
      const { left, flow } = await play({ [path]: off })
      expect(left).toEqual([])
      expect(flow.getState()).toMatchObject({
        stage: 'choosing',
        offlineOnly: true,
        notice: { code: 'refused', serverText: 'Online payment is not available.' },
        failure: null,
      })
    },
  )

  it.each([
    ['is used up', 'consent_used'],
    ['was for another amount', 'consent_differs'],
  ])('say why the donor is asked to sign in again if the consent on a partner’s page %s', async (_, code) => {
    const used = new ApiError('unauthorized', { status: 401, code, serverText: 'Good for one donation.' })
    const { flow } = await play({ 'donation/payment-detail': used }, { foreign: true })
    expect(flow.getState()).toMatchObject({ panel: 'signIn', notice: { serverText: 'Good for one donation.' } })
  })

  it('end the session and post nothing after a 401', async () => {
    const { left, ends, flow } = await play({ 'donation/add-donation': new ApiError('unauthorized', { status: 401 }) })
    expect(left).toEqual([])
    expect(ends).toEqual(['expired'])
    expect(flow.getState().stage).toBe('choosing')
  })

  it.each(['donation/payment-detail', 'donation/add-donation'])(
    'clear the trust’s storage after a 401 at %s, and pass the choices to the page that signs in',
    async (path) => {
      const { environment, emitted } = await play(
        { [path]: new ApiError('unauthorized', { status: 401 }) },
        { prepare: ({ session, storage }) => Object.assign(session, { end: () => storage.clear() }) },
      )
      expect(environment.storage.getItem('pendingDonation')).toBeNull()
      expect(environment.storage.getItem('donationHash')).toBeNull()
      // What no address may hold is kept in memory, until the donor closes the next dialog.
      expect(readPending(unsettled.pending ?? null, 0)).toMatchObject({ projectId: 4, amount: 1000 })
      forgetChoices(environment, readyState())
      expect(unsettled.pending).toBeNull()
      expect(emitted).toContainEqual([
        'donate:login-required',
        { reason: 'expired', projectId: 4, amount: 1000, purposeId: 2, items: undefined },
      ])
    },
  )

  it('say after a 429 how long to wait', async () => {
    const { flow } = await play({ 'donation/payment-detail': refused(429, { retryAfterSeconds: 5 }) })
    expect(flow.getState().waitUntilMs).toBe(6000)
  })
})

it.each(['declaration_needed', 'foreign_contribution'])(
  'keeps the choices and asks for the declaration: %s',
  async (code) => {
    const { calls, flow } = await play({ 'donation/payment-detail': new ApiError('refused', { status: 409, code }) })
    expect(calls).toEqual(['donation/payment-detail'])
    expect(flow.getState()).toMatchObject({ stage: 'choosing', panel: 'declare', failure: null, notice: null })
    expect(flow.getState().form).not.toBeNull()
  },
)

it.each([
  ['payment-detail', ['donation/payment-detail']],
  ['add-donation', ['donation/payment-detail', 'donation/add-donation']],
])('starts no further step after %s if the dialog was closed meanwhile', async (last, asked) => {
  const { calls, left } = await play(
    {},
    { onCall: (path, _environment, flow) => path.endsWith(last) && flow.dispatch({ type: 'cameBack' }) },
  )
  expect(calls).toEqual(asked)
  expect(left).toEqual([])
})

describe('the key of the intent', () => {
  beforeEach(endIntent)

  const keyIn = ({ bodies }: Awaited<ReturnType<typeof play>>): string =>
    String((bodies[0] as { idempotency_key?: string }).idempotency_key)
  const lost = { 'donation/payment-detail': new ApiError('timedOut') }
  const refused = (status: number) => ({ 'donation/payment-detail': new ApiError('refused', { status }) })

  it('names the intent with a random text of 32 digits', async () => {
    expect(keyIn(await play())).toMatch(/^[\da-f]{32}$/)
  })

  it.each([
    ['the answer to payment-detail', lost],
    ['the answer to add-donation', { 'donation/add-donation': new ApiError('unreachable') }],
  ])('keeps the key when %s was lost', async (_, answers) => {
    const first = keyIn(await play(answers))
    expect(keyIn(await play())).toBe(first)
  })

  it('makes a new key when the donor changes the choice', async () => {
    const first = keyIn(await play(lost))
    const { form } = (await play(lost)).flow.getState()
    const changed = form?.type === 'flexible' ? { form: { ...form, amountText: '2000' } } : {}
    expect(keyIn(await play(lost, { state: changed }))).not.toBe(first)
  })

  it('makes a new key after the donor went to pay', async () => {
    const first = keyIn(await play())
    expect(keyIn(await play())).not.toBe(first)
  })

  it.each([409, 422])('makes a new key after a refusal with %d', async (status) => {
    const first = keyIn(await play(refused(status)))
    expect(keyIn(await play())).not.toBe(first)
  })

  it('keeps the key while there are too many requests', async () => {
    const first = keyIn(await play(refused(429)))
    expect(keyIn(await play())).toBe(first)
  })
})

describe('closing the dialog', () => {
  const choices = { amount: 2500, purposeId: 2 }

  /** What is restored after a dialog in this state has closed. */
  const afterClosing = (state: Partial<State>, txnId?: string) => {
    const storage = memoryStorage()
    storage.setItem(pendingKey, writePending(4, choices, txnId, 1000))
    forgetChoices({ storage, now: () => 1000 }, readyState(state))
    return readPending(storage.getItem(pendingKey), 1000)
  }

  it('forgets the choices on closing during the two seconds, and keeps the id of the recorded donation', () => {
    const left = afterClosing({ stage: 'leaving', earlierTxnId: 'TXN1' }, 'TXN1')
    expect(left).toMatchObject({ txnId: 'TXN1', closed: true })
    expect(left).not.toHaveProperty('amount')
    expect(left).not.toHaveProperty('purposeId')
  })

  it.each(['choosing', 'sending'] as const)(
    'stores nothing on closing while %s, before anything was recorded',
    (stage) => {
      expect(afterClosing({ stage })).toBeNull()
    },
  )

  it('leaves the choices of another tab to that tab', () => {
    expect(afterClosing({}, 'OTHERTAB')).toMatchObject({ ...choices, txnId: 'OTHERTAB' })
  })

  it.each<[string, Partial<State>]>([
    ['at the provider', { stage: 'handedOver', earlierTxnId: 'TXN1' }],
    ['to sign in again', { notice: { code: 'sessionExpired', number: 1 }, earlierTxnId: 'TXN1' }],
  ])('restores the choices of a donor who is %s', (_where, state) => {
    expect(afterClosing(state, 'TXN1')).toMatchObject(choices)
  })
})
