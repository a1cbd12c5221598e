import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { repository } from '../../demo/stack/places.ts'
import { languages } from '../../shared/languages.ts'
import { scriptlessNote } from './sitePlugins.ts'

it('writes the note for readers without scripts in each language, with links that keep it', () => {
  const { transformIndexHtml: transform } = scriptlessNote()
  const html = readFileSync(join(repository, 'site/index.html'), 'utf8')
  const note = /<noscript>(.*)<\/noscript>/.exec((transform as (html: string) => string)(html))?.[1] ?? ''
  const links = [...note.matchAll(/<p(?: lang="(\w+)")?>.*?href="(.*?)".*?href="(.*?)".*?<\/p>/g)].map((found) =>
    found.slice(1),
  )
  expect(links).toEqual([
    [undefined, '/donate?ways=offline', '/contact'],
    ['hi', '/donate?ways=offline&amp;lang=hi', '/contact?lang=hi'],
  ])
  expect(links).toHaveLength(languages.length)
})
