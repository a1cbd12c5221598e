/** `npm run workshop`: every screen and state alone, with hot reload. `npm run workshop -- pictures` writes a picture of each instead. */
import { endWithNpm } from '../demo/stack/endWithNpm.ts'
import { runTool } from './check/runCommand.ts'
import { eachStory, narrowPx, rootOf, serveWorkshop, storiesAt, widePx, storybook } from './workshop/eachStory.ts'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { repository } from '../demo/stack/places.ts'
import { type Language, languages } from '../shared/languages.ts'
import { buildParts } from './build/buildParts.ts'
import { findProgram } from './check/findProgram.ts'

/** Pictures of all stories, in each language, theme and width. One browser; each page goes through its stories without loading again. */
const folder = join(repository, 'test-results/workshop')

/** As many as a small machine has processors. */
const pagesAtOnce = 2

interface Look {
  lang: Language
  theme: 'light' | 'dark'
  width: number
}

const looks: Look[] = languages.flatMap((lang) =>
  (['light', 'dark'] as const).flatMap((theme) => [narrowPx, widePx].map((width) => ({ lang, theme, width }))),
)

const writeLook = async (browser: Browser, root: string, look: Look, wanted: readonly string[]) => {
  const { lang, theme, width } = look
  const stories = await storiesAt(root, width)
  const asked = stories.filter(({ id }) => wanted.length === 0 || wanted.some((word) => id.includes(word)))
  const viewport = { width, height: width === narrowPx ? 740 : 800 }
  const context = await browser.newContext({ viewport, colorScheme: theme, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const path = join(folder, `${lang}-${theme}-${width}`)
  await mkdir(path, { recursive: true })
  // A dialog fills the window; a page is seen whole.
  const faults = await eachStory(page, root, lang, asked, async (id) => {
    await page.screenshot({
      path: join(path, `${id}.jpg`),
      type: 'jpeg',
      quality: 90,
      fullPage: id.startsWith('site-'),
    })
  })
  await context.close()
  return { count: asked.length - faults.length, faults: faults.map((fault) => `${lang}, ${theme}, ${width}: ${fault}`) }
}

/** @param wanted words of the stories' names; all of them, if there is none */
const writePictures = async (wanted: readonly string[]): Promise<void> => {
  const began = performance.now()
  await buildParts({ parts: ['workshop'], say: console.log })
  await rm(folder, { recursive: true, force: true })
  const server = await serveWorkshop(join(repository, 'dist/workshop'))
  const executablePath = findProgram('shell') ?? findProgram('chromium')
  const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) })
  try {
    const left = looks.values()
    const faults: string[] = []
    let total = 0
    const work = async () => {
      for (const look of left) {
        const written = await writeLook(browser, rootOf(server), look, wanted)
        total += written.count
        faults.push(...written.faults)
      }
    }
    await Promise.all(Array.from({ length: pagesAtOnce }, work))
    console.log(`${total} pictures in ${folder}, in ${Math.round((performance.now() - began) / 1000)} s`)
    for (const fault of faults) console.error(fault)
    if (faults.length > 0) process.exitCode = 1
  } finally {
    await browser.close()
    await server.close()
  }
}

endWithNpm()
if (process.argv[2] === 'pictures') await writePictures(process.argv.slice(3))
else {
  const [program = '', ...args] = storybook('dev')
  const { code } = await runTool(program, [...args, '--port', process.env['WORKSHOP_PORT'] || '4306'], true)
  process.exitCode = code
}
