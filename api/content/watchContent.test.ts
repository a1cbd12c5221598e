import { afterEach, beforeEach, expect, it } from 'vitest'
import { createApi } from '../server/createApi.ts'
import { contentDirectory } from '../testing/demoContent.ts'
import { createTestApi, type TestApi, toRequest } from '../testing/testApi.ts'
import { readSeed } from '../../demo/seed/seed.ts'
import { importContent } from './import/importContent.ts'
import { readContentVersion, watchContent, type WatchedContent } from './watchContent.ts'

let api: TestApi
let watched: WatchedContent[] = []
beforeEach(async () => {
  api = await createTestApi()
})
afterEach(async () => {
  for (const one of watched) await one.stop()
  watched = []
  await api.close()
})

const start = async () => {
  const one = await watchContent(api.deps, 5)
  watched.push(one)
  return one
}
const title = async (handle: TestApi['fetch']) =>
  JSON.stringify(await (await handle(toRequest('project/dropdown-list', {}))).json()).includes('New title')

it('an import shows in every running process', async () => {
  const processes = []
  for (const { version } of [await start(), await start()])
    processes.push(createApi({ ...api.deps, freshness: { version, progressMs: 1000 } }))
  for (const one of processes) expect(await title(one)).toBe(false)
  const { content } = readSeed(contentDirectory)
  const [first] = content.projects
  if (!first) throw new Error('no project')
  first.texts.en.title = 'New title'
  await importContent(api.deps.db, content)
  for (const one of processes) await expect.poll(() => title(one)).toBe(true)
})

it('an import that fails leaves the version as it was', async () => {
  const before = await readContentVersion(api.deps.db)
  const failing = api.deps.db.transaction().execute(async (trx) => {
    await trx.updateTable('projects').set({ base_amount: 1 }).execute()
    throw new Error('undone')
  })
  await expect(failing).rejects.toThrow('undone')
  expect(await readContentVersion(api.deps.db)).toBe(before)
})

it('a donation leaves the version as it is, so a busy hour empties no memory', async () => {
  const before = await readContentVersion(api.deps.db)
  await api.deps.db.updateTable('donations').set({ state: 'paid' }).execute()
  expect(await readContentVersion(api.deps.db)).toBe(before)
})

it('keeps the version while the database is away, says so once, and goes on by itself', async () => {
  const lines: string[] = []
  let away = false
  const db = new Proxy(api.deps.db, {
    get(target, name) {
      if (name === 'selectFrom' && away) throw new Error('away')
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const log = { ...api.deps.log, warn: (event: string) => void lines.push(event) }
  const one = await watchContent({ db, log }, 5)
  watched.push(one)
  const before = one.version()
  away = true
  await expect.poll(() => lines.length).toBe(1)
  expect(one.version()).toBe(before)
  away = false
  await api.deps.db.updateTable('projects').set({ slug: 'x' }).where('id', '=', 1).execute()
  await expect.poll(() => one.version()).toBe(before + 1)
  expect(lines).toHaveLength(1)
})
