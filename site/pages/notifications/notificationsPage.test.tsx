import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { seedHistory } from '../../../demo/seed/seedHistory.ts'
import { demoSeed } from '../../../api/testing/demoContent.ts'
import { createTestApi, type TestApi } from '../../../api/testing/testApi.ts'
import { chooseLanguage } from '../../app/language/language.ts'
import { renderSite } from '../../testing/renderSite.tsx'

let api: TestApi
let unread: number[]
beforeAll(async () => {
  api = await createTestApi()
  await seedHistory(api.deps.db, api.deps.now, demoSeed.demo.past)
  const rows = await api.deps.db.selectFrom('notifications').select('id').where('read_at', 'is', null).execute()
  unread = rows.map(({ id }) => id)
})
afterAll(() => api.close())
// The three newest are unread, as the history leaves them.
beforeEach(() => mark(false))

const asha = 'asha@example.org'
const mark = async (read: boolean) => {
  const { db, now } = api.deps
  await db
    .updateTable('notifications')
    .set({ read_at: read ? now() : null })
    .where('id', 'in', unread)
    .execute()
}
const list = () => screen.findByRole('heading', { level: 2, name: 'All notifications' })

it('names read and unread in words, and shows pages', async () => {
  const site = await renderSite(api, '/notifications', asha)
  await list()
  expect(await screen.findByText('3 are unread.')).toBeTruthy()
  expect(screen.getAllByText('New')).toHaveLength(3)
  expect(screen.getAllByText('Read')).toHaveLength(7)
  fireEvent.click(screen.getByRole('link', { name: 'Page 2' }))
  await waitFor(() => expect(location.search).toBe('?page=2'))
  await waitFor(() => expect(site.calls).toContain('GET notification?page=2&per_page=10'))
  await waitFor(() => expect(screen.queryByText('New')).toBeNull())
})

it('links an entry to its subject', async () => {
  await renderSite(api, '/notifications', asha)
  const [link] = await screen.findAllByRole('link', { name: /^Open ?: Your donation is confirmed/ })
  expect(link?.getAttribute('href')).toMatch(/^\/\w/)
})

it('says that a page after the last one does not exist', async () => {
  await renderSite(api, '/notifications?page=99', asha)
  expect(await screen.findByText('There are no more notifications on this page.')).toBeTruthy()
})

it('leaves unread what cannot be marked, and shows the reason', async () => {
  const site = await renderSite(api, '/notifications', asha)
  const button = await screen.findByRole('button', { name: 'Mark all as read' })
  site.fault = (path) => (path.startsWith('notification/read') ? new TypeError('offline') : undefined)
  fireEvent.click(button)
  expect(await screen.findByText('They could not be marked as read.')).toBeTruthy()
  expect(screen.getAllByText('New')).toHaveLength(3)
})

it('marks all as read, up to the newest', async () => {
  const site = await renderSite(api, '/notifications', asha)
  fireEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }))
  expect(await screen.findByText('All are read.')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('New')).toBeNull())
  expect(site.calls.filter((call) => call.startsWith('POST notification/read-notification'))).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
})

it('replaces one language by another once it has loaded, and removes nothing before', async () => {
  await mark(true)
  await renderSite(api, '/notifications', asha)
  await screen.findAllByText('Read')
  const entries = () => document.querySelectorAll('main time').length
  const seen: number[] = []
  const watch = new MutationObserver(() => seen.push(entries()))
  watch.observe(document.body, { childList: true, subtree: true, characterData: true })
  await chooseLanguage('hi')
  expect(await screen.findAllByText('पढ़ी हुई')).toHaveLength(10)
  expect((await screen.findAllByText('आपका दान प्राप्त हुआ')).length).toBeGreaterThan(0)
  watch.disconnect()
  expect(new Set(seen)).toEqual(new Set([10]))
})

it('shows Hindi, dates included', async () => {
  await mark(true)
  await chooseLanguage('hi')
  await renderSite(api, '/notifications', asha)
  expect(await screen.findByText('सभी पढ़ी हुई हैं।')).toBeTruthy()
  expect((await screen.findAllByText(/नवंबर 2026/)).length).toBeGreaterThan(0)
})
