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

/**
 * How the stories are checked. Between the light and the dark theme only colours differ, so in the dark one axe checks only contrast. Hindi and a wide window
 * change no role, name or colour: there it looks only at what a narrow window does not show.
 */
const looks = [
  { lang: 'en', width: narrowPx, colorScheme: 'light', rules: undefined },
  { lang: 'hi', width: widePx, colorScheme: 'light', rules: undefined },
  { lang: 'en', width: narrowPx, colorScheme: 'dark', rules: ['color-contrast'] },
] as const

/** Axe sees no colours beside `<body>`, where the loader puts what it draws. Moved so, an open dialog stays open. */
const moveIntoBody = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const host of document.querySelectorAll('html > :not(head, body)')) document.body.moveBefore(host, null)
  })

// One worker: they share a build. Half a minute in all on two quiet processors; on busy ones much longer.
test.describe.configure({ mode: 'default', timeout: 400_000 })

let server: PreviewServer
test.beforeAll(async () => {
  await buildParts({ parts: ['workshop'] })
  server = await serveWorkshop(join(repository, 'dist/workshop'))
})
test.afterAll(() => server.close())

for (const { lang, width, colorScheme, rules } of looks) {
  test.describe(`${lang}, ${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce', viewport: { width, height: 740 } })

    test('the stories of the workshop render, and axe finds nothing in them', async ({ page, traffic }) => {
      const root = rootOf(server)
      traffic.guests.add(new URL(root).host)
      const found: unknown[] = []
      const seen = width === narrowPx ? [] : (await storiesAt(root, narrowPx)).map(({ id }) => id)
      const stories = (await storiesAt(root, width)).filter(({ id }) => !seen.includes(id))
      expect(stories).not.toEqual([])
      const missing = await eachStory(page, root, lang, stories, async (story) => {
        await moveIntoBody(page)
        const faults = await faultsOf(page, { rules, without: ofPages })
        if (faults.length > 0) found.push({ story, faults })
      })
      expect(missing).toEqual([])
      expect(found).toEqual([])
    })
  })
}
