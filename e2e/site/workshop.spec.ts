import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { PreviewServer } from 'vite'
import { repository } from '../../demo/stack/places.ts'
import { buildParts } from '../../tools/build/buildParts.ts'
import { eachStory, narrowPx, rootOf, serveWorkshop, storiesAt, widePx } from '../../tools/workshop/eachStory.ts'
import { faultsOf } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'

/** Rules for whole pages: a part alone has no landmarks and no first heading. */
const ofPages = ['landmark-one-main', 'page-has-heading-one', 'region', 'heading-order']

/** A wide window shows few stories that a narrow one does not. They are looked at in Hindi, so that one language is not the only one. */
const looks = [
  { lang: 'en', width: narrowPx },
  { lang: 'hi', width: widePx },
] as const

/** Axe sees no colours beside `<body>`, where the loader puts what it draws. Moved so, an open dialog stays open. */
const moveIntoBody = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const host of document.querySelectorAll('html > :not(head, body)')) document.body.moveBefore(host, null)
  })

// Some minutes on two quiet processors; on busy ones much longer.
test.describe.configure({ timeout: 1_200_000 })

let server: PreviewServer
test.beforeAll(async () => {
  await buildParts({ parts: ['workshop'] })
  server = await serveWorkshop(join(repository, 'dist/workshop'))
})
test.afterAll(() => server.close())

let theme: 'light' | 'dark' = 'light'
/**
 * All rules in the theme of now. In the other one only colours differ, so there it is contrast alone. A story is drawn once, because that takes longer than axe.
 * The next story begins in the other theme: a change of themes takes time, too.
 */
async function faultsInBothThemes(page: Page): Promise<unknown[]> {
  await moveIntoBody(page)
  const first = await faultsOf(page, { without: ofPages })
  theme = theme === 'light' ? 'dark' : 'light'
  await page.emulateMedia({ colorScheme: theme })
  return [...first, ...(await faultsOf(page, { rules: ['color-contrast'] }))]
}

test.use({ colorScheme: 'light', reducedMotion: 'reduce' })

test('the stories of the workshop render, and axe finds nothing in them in the light and the dark theme', async ({
  page,
  traffic,
}) => {
  const root = rootOf(server)
  traffic.guests.add(new URL(root).host)
  const seen = new Set<string>()
  const found: unknown[] = []
  for (const { lang, width } of looks) {
    await page.setViewportSize({ width, height: 740 })
    const stories = (await storiesAt(root, width)).filter(({ id }) => !seen.has(id))
    expect(stories).not.toEqual([])
    const missing = await eachStory(page, root, lang, stories, async (story) => {
      seen.add(story)
      const faults = await faultsInBothThemes(page)
      if (faults.length > 0) found.push({ story, faults })
    })
    expect(missing).toEqual([])
  }
  expect(found).toEqual([])
})
