/** Goes through all stories in one page, without loading it again. */

import type { Page } from '@playwright/test'
import { type PreviewServer, preview } from 'vite'
import type { Language } from '../../shared/languages.ts'

export interface Story {
  id: string
  /** `narrow` or `wide`: only there is the story to be seen. */
  tags: readonly string[]
}

export const narrowPx = 360
export const widePx = 1280

/** Serves the built workshop. */
export const serveWorkshop = (folder: string): Promise<PreviewServer> =>
  preview({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    build: { outDir: '.' },
    preview: { port: 0, host: '127.0.0.1' },
  })

export const rootOf = (server: PreviewServer): string => server.resolvedUrls?.local[0] ?? ''

/** Those that can be seen in a window so wide. */
export const storiesAt = async (root: string, width: number): Promise<Story[]> => {
  // Written by Storybook's own build.
  const { entries } = (await (await fetch(`${root}index.json`)).json()) as { entries: Record<string, Story> }
  const other = width === narrowPx ? 'wide' : 'narrow'
  return Object.values(entries).filter(({ tags }) => !tags.includes(other))
}

/** @returns `stands`, or what the story lacks */
const show = (page: Page, id: string): Promise<string> =>
  page.evaluate(
    (storyId) =>
      new Promise<string>((resolve) => {
        const { dataset } = document.documentElement
        const look = () => {
          if (dataset['story'] !== storyId || dataset['state'] === 'drawing') return
          watch.disconnect()
          resolve(dataset['state'] ?? '')
        }
        const watch = new MutationObserver(look)
        watch.observe(document.documentElement, { attributes: true })
        // Storybook's preview hears it from its own manager, too.
        const { channel } = (window as unknown as { __STORYBOOK_PREVIEW__: { channel: Channel } }).__STORYBOOK_PREVIEW__
        interface Channel {
          emit(name: string, detail: object): void
        }
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
        look()
      }),
    id,
  )

/**
 * @param look called for each story once it is complete
 * @returns a line for each story that is not
 */
export const eachStory = async (
  page: Page,
  root: string,
  lang: Language,
  stories: readonly Story[],
  look: (id: string) => Promise<void>,
): Promise<string[]> => {
  const [first] = stories
  if (!first) return []
  await page.goto(`${root}iframe.html?viewMode=story&id=${first.id}&globals=lang:${lang}`)
  await page.waitForFunction(() => document.documentElement.dataset['state'] !== undefined)
  const faults: string[] = []
  for (const { id } of stories) {
    const state = await show(page, id)
    if (state === 'stands') await look(id)
    else faults.push(`${id}: ${state}`)
  }
  return faults
}

/** Storybook's program, and what it is always told: nobody hears of its use, and it asks nobody for newer versions. */
export const storybook = (command: 'build' | 'dev'): string[] => [
  'storybook',
  command,
  '--config-dir',
  'tools/workshop/config',
  '--disable-telemetry',
  ...(command === 'dev' ? ['--no-version-updates', '--no-open', '--host', '127.0.0.1'] : []),
]
