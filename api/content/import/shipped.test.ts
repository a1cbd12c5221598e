/** The demo's content: complete, in both languages, and enough for its pages. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contentDirectory, demoSeed } from '../../testing/demoContent.ts'
import { readContent } from './readContent.ts'

const { content } = demoSeed

describe('the shipped content', () => {
  it('passes its own check, with every text translated', () => {
    expect(readContent(contentDirectory).report).toMatchObject({ problems: [], notes: [] })
  })

  it('marks whatever names its trust, so production refuses it', () => {
    const marked = readContent(contentDirectory).report.samples
    const naming = readdirSync(contentDirectory, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(md|yaml|json)$/.test(name) && !/^(demo-only|sample-pages|pictures|README)/.test(name))
      .filter((name) =>
        /Kinara|किनारा|example\.org|AAAAA0000A/.test(readFileSync(join(contentDirectory, name), 'utf8')),
      )
    expect(naming.length).toBeGreaterThan(15)
    expect(naming.filter((name) => !marked.some((place) => place.startsWith(name)))).toEqual([])
  })

  it('is enough for every page', () => {
    expect(content.posts.length).toBeGreaterThanOrEqual(8)
    expect(content.posts.filter(({ texts }) => texts.hi && !texts.en).length).toBeGreaterThanOrEqual(2)
    expect(content.albums.flatMap((album) => album.facts.photos)).toHaveLength(24)
    expect(content.videos.facts).toHaveLength(3)
    expect(content.projects.filter((project) => project.facts.featured)).toHaveLength(1)
    for (const { name, facts } of content.projects) expect(facts.gallery.length, name).toBeGreaterThanOrEqual(2)
  })

  it('has Hindi in Hindi, and English in English', () => {
    const { posts, ...others } = content
    const whole = posts.filter(({ texts }) => texts.en && texts.hi)
    for (const { path, en, hi } of pairs({ ...others, posts: whole })) {
      // Names, numbers and units may be equal in both languages; sentences differ.
      if (en.length > 40) expect(hi, path).toMatch(/[\u0900-\u097f]/)
      expect(en, path).not.toMatch(/[\u0900-\u097f]/)
    }
  })

  it('has spending whose sums match the percentages', () => {
    const { spending } = content.dashboard.facts
    const whole = spending.reduce((sum, part) => sum + part.amount, 0)
    for (const part of spending) expect(Math.abs((part.amount / whole) * 100 - part.percent), part.key).toBeLessThan(1)
  })
})

interface Pair {
  path: string
  en: string
  hi: string
}

/** Every text that exists in both languages, with its path. */
function pairs(value: unknown, path = 'content'): Pair[] {
  if (typeof value !== 'object' || value === null) return []
  if ('en' in value && 'hi' in value) return matched(value.en, value.hi, path)
  return Object.entries(value).flatMap(([key, part]) => pairs(part, `${path}.${key}`))
}

function matched(en: unknown, hi: unknown, path: string): Pair[] {
  if (typeof en === 'string' && typeof hi === 'string') return [{ path, en, hi }]
  if (typeof en !== 'object' || en === null || typeof hi !== 'object' || hi === null) return []
  return Object.entries(en).flatMap(([key, part]) => matched(part, Reflect.get(hi, key), `${path}.${key}`))
}
