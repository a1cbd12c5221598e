/** Runs a donation from CONTINUE on, with fakes for the network, the clock and the browser's navigation. */
import { ApiError, type Transport } from '../../shared/contract/transport.ts'
import { memoryStorage } from '../../shared/auth/storage.ts'
import type { Environment } from '../environment.ts'
import { type Parts, parts } from '../parts/parts.ts'
import { createFlow, type Flow } from './createFlow.ts'
import { readyState } from './flow.testdata.ts'
import type { Leaving } from '../leaving.ts'
import { continueDonation, endSession, forgetChoices, sendDonation } from './sendDonation.ts'
import type { State } from './state.ts'

export const hash = 'a'.repeat(128)
export const fields = { key: 'K', txnid: 'TXN1', amount: '1000.00' }

/** The API as a list of answers by path; a thrown error is the failure of that path. */
const answers = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  'donation/payment-detail': {
    generated_hash: hash,
    txn_id: 'TXN1',
    fields,
    action: 'https://pay.example.org/_payment',
  },
  'donation/add-donation': {},
  'donation/update-status': { txn_id: 'OLD', payment_status: 'failure', amount: 1000 },
  ...changes,
})

export const play = async (
  changes: Record<string, unknown> = {},
  options: {
    foreign?: boolean
    siteRoot?: string
    state?: Partial<State>
    prepare?: (environment: Environment) => void
    onCall?: (path: string, environment: Environment, flow: Flow) => void
  } = {},
) => {
  const calls: string[] = []
  const bodies: unknown[] = []
  const left: unknown[] = []
  const table = answers(changes)
  const transport: Transport = {
    get: () => Promise.reject(new Error('not asked here')),
    post: async (path, body, schema) => {
      calls.push(path)
      bodies.push(body)
      options.onCall?.(path, environment, flow)
      const answer = table[path]
      if (answer instanceof ApiError) throw answer
      const read = schema ? await schema['~standard'].validate(answer) : { value: answer }
      if (!read || typeof read !== 'object' || !('value' in read)) throw new ApiError('malformed', { status: 200 })
      return read.value as never
    },
  }
  const ends: string[] = []
  const emitted: Array<[string, unknown]> = []
  const leaving: Leaving = {
    pause: async (ms) => void left.push(ms),
    postForm: async (handover) => void left.push(handover),
    leaveFor: async (url) => void left.push(url),
  }
  const running: Promise<void>[] = []
  // The flow needs no more of the chunk for CONTINUE. Tests empty this store afterwards, because others share it.
  parts.setState({
    give: {
      endSession,
      forgetChoices,
      sendDonation(...given: Parameters<typeof sendDonation>) {
        const step = sendDonation(given[0], given[1], given[2], leaving)
        running.push(step)
        return step
      },
    } as NonNullable<Parts['give']>,
  })
  const environment: Environment = {
    api: transport,
    reader: () => transport,
    session: {
      getState: () => ({ token: 't', user: { id: 1, email: 'asha@example.org', fullName: 'Asha' } }),
      subscribe: () => () => {},
      begin() {},
      end: (reason) => void ends.push(reason),
    },
    foreign: options.foreign ?? false,
    lang: 'en',
    options: { apiRoot: 'https://t.example.org/api', siteRoot: options.siteRoot ?? 'https://t.example.org' },
    storage: memoryStorage(),
    now: () => 1000,
    emit: (name, detail) => void emitted.push([name, detail]),
    close() {},
    style() {},
  }
  options.prepare?.(environment)
  const flow = createFlow(environment, readyState(options.state))
  continueDonation(environment, flow, true)
  for (let index = 0; index < running.length; index++) await running[index]
  return { calls, bodies, left, flow, environment, emitted, ends }
}
