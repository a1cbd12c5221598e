import { QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { ApiError } from '../../../shared/contract/transport.ts'
import { memoryStorage } from '../../../shared/auth/storage.ts'
import { contentMeta, queryClientOf } from './queryClient.ts'
import { createServices } from '../../app/services.ts'

const asha = { token: 'a', user: { id: 1, email: 'asha@example.org', fullName: 'Asha Rawat' } }
const ravi = { token: 'r', user: { id: 2, email: 'ravi@example.org', fullName: 'Ravi Negi' } }

const signedIn = () => {
  const services = createServices({
    apiRoot: 'http://api.test/api',
    storage: memoryStorage(),
    lang: () => 'en',
    onServerFault: () => undefined,
    fetch: () => Promise.reject(new Error('nothing is asked here')),
  })
  services.session.begin(asha)
  const client = queryClientOf(services)
  return { client, session: services.session, whose: () => services.session.getState().user?.fullName }
}

it('removes personal data when the session ends and keeps shared data', async () => {
  const { client, session } = signedIn()
  client.setQueryData(['profile'], asha.user)
  await client.prefetchQuery({ queryKey: ['projects', 'en'], queryFn: () => ['Annadan'], meta: contentMeta })
  session.end('logout')
  expect(client.getQueryData(['profile'])).toBeUndefined()
  expect(client.getQueryData(['projects', 'en'])).toEqual(['Annadan'])
})

it('reloads what is on screen when another person signs in, and removes it when nobody is signed in', async () => {
  const { client, session, whose } = signedIn()
  const seen: unknown[] = []
  const query = { queryKey: ['profile'], queryFn: () => Promise.resolve(whose()) }
  const stop = new QueryObserver(client, query).subscribe(({ data }) => seen.push(data))
  await expect.poll(() => seen.at(-1)).toBe('Asha Rawat')
  session.begin(ravi)
  expect(client.getQueryData(['profile'])).toBeUndefined()
  await expect.poll(() => seen.at(-1)).toBe('Ravi Negi')
  session.end('expired')
  expect(client.getQueryData(['profile'])).toBeUndefined()
  stop()
})

it('ignores an answer for the former person that arrives late', async () => {
  const { client, session } = signedIn()
  const answers: Array<(name: string) => void> = []
  const late = new Promise<string>((resolve) => answers.push(resolve))
  const asked = client.fetchQuery({ queryKey: ['profile'], queryFn: () => late }).catch(() => 'given up')
  session.begin(ravi)
  for (const answer of answers) answer('Asha Rawat')
  await asked
  expect(client.getQueryData(['profile'])).toBeUndefined()
})

it('keeps what was loaded before when the visitor signs in', () => {
  const { client, session } = signedIn()
  session.end('logout')
  client.setQueryData(['partner'], 'Meghdoot')
  session.begin(ravi)
  expect(client.getQueryData(['partner'])).toBe('Meghdoot')
})

it.each([
  ['a fault of the server', new ApiError('serverFault', { status: 500 }), 1],
  ['a refusal', new ApiError('refused', { status: 404 }), 1],
  ['a lost connection', new ApiError('unreachable'), 2],
])('shares %s among all components of a page that request the same', async (_what, error, times) => {
  const { client } = signedIn()
  let asked = 0
  const query = {
    queryKey: ['list'],
    queryFn: () => {
      asked += 1
      return Promise.reject(error)
    },
    retryDelay: 0,
  }
  const failed = async () => {
    const observer = new QueryObserver(client, client.defaultQueryOptions(query))
    const stop = observer.subscribe(() => undefined)
    await expect.poll(() => observer.getCurrentResult().isError).toBe(true)
    return stop
  }
  const stops = [await failed(), await failed(), await failed()]
  expect(asked).toBe(times)
  for (const stop of stops) stop()
})
