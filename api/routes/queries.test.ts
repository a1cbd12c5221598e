import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestApi } from '../testing/testApi.ts'
import { areas } from './areas.ts'

/** Every parameter that a query may have. Add a new one here if it says nothing about a person; else send it in a body. None is a name, an e-mail address, a phone number, a PAN, a password or a token: addresses get into logs and histories. */
const harmless: Record<string, readonly string[]> = {
  'ids of rows': ['id', 'blog_id', 'project', 'purpose', 'notificationId', 'after', 'key', 'from', 'into'],
  'numbers of a donation, which alone give no right': ['txn_id', 'number', 'version'],
  'a request to pay, which names nobody and gives no right but to pay': ['payment-link: link'],
  'a link in a mail, which gives no right but to end such mails': ['reminder/one-click: link'],
  'registered partners': ['partner', 'partner_id', 'origin'],
  'the bank’s reference of a payout to the trust': ['utr'],
  'days, amounts and pages': ['year', 'month', 'period', 'day', 'to', 'page', 'per_page', 'least', 'most', 'timestamp'],
  'words out of a list': ['state', 'mode', 'sort', 'type', 'tag', 'code', 'open', 'action', 'layout', 'format', 'pan'],
  'words of public content': ['project: search', 'search: q'],
}
const allowed = Object.values(harmless).flat()

it('no query parameter and no part of a path is about a person', () => {
  const named = areas.flatMap(({ routes }) =>
    routes.flatMap(({ path, query }) => [
      ...Object.keys(query?._zod.def.shape ?? {}).map((name) => [path, name] as const),
      ...[...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [path, name === 'txnid' ? 'txn_id' : name] as const),
    ]),
  )
  expect(named.length).toBeGreaterThan(50)
  const unknown = named.filter(([path, name]) => !allowed.includes(name) && !allowed.includes(`${path}: ${name}`))
  expect(unknown).toEqual([])
})

it('no handler reads a parameter that its schema has not checked', () => {
  const api = join(import.meta.dirname, '..')
  const files = readdirSync(api, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.ts$/.test(file))
  const readers = files.filter((file) => readFileSync(join(api, file), 'utf8').includes('searchParams'))
  expect(readers.toSorted()).toEqual([
    // By a schema.
    'base/http/readRequest.ts',
    // Asks whether the format is the usual one, and logs codes and days of an answered call.
    'routes/access/authenticate.ts',
    // The address of the database.
    'server/environment.ts',
  ])
})

it('staff search with words in the body, and words in the query find nothing', async () => {
  const api = await createTestApi()
  const token = await api.signIn('accounts@example.org')
  const search = async (path: string, json: unknown) => JSON.stringify((await api.send(path, { token, json })).raw)
  const all = await search('staff/donors', {})
  expect(await search('staff/donors?search=nobody', {})).toBe(all)
  expect(await search('staff/donors', { search: 'nobody' })).not.toBe(all)
  expect((await api.send('staff/donors', { token })).status).toBe(405)
  await api.close()
})
