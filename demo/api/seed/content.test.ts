/** The demo's texts hold together: pictures that are there, links that lead somewhere, both languages, HTML that a page may show. */
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { bannerPaths, plainPages } from '../content/sitePages.ts'
import { drawingSize } from '../pictures/mediaFiles.ts'
import { content } from './content.ts'
import { seedProjects } from './projects.ts'

interface Found {
  path: string
  value: object
}

/** Every object of the seed, with the way to it. */
function objects(value: unknown, path = 'content'): Found[] {
  if (typeof value !== 'object' || value === null) return []
  return [{ path, value }, ...Object.entries(value).flatMap(([key, part]) => objects(part, `${path}.${key}`))]
}

const bothSchema = z.strictObject({ en: z.string(), hi: z.string() })
const pictureSchema = z.strictObject({ name: z.string(), alt: bothSchema })
const all = objects(content)
const parsed = <Schema extends z.ZodMiniType>(schema: Schema) =>
  all.flatMap(({ path, value }) => {
    const read = schema.safeParse(value)
    return read.success ? [{ path, value: read.data }] : []
  })
const boths = parsed(bothSchema)
const texts = [
  ...boths.flatMap(({ path, value }) => [
    { path: `${path}.en`, text: value.en },
    { path: `${path}.hi`, text: value.hi },
  ]),
  ...content.posts.flatMap((post) =>
    Object.values(post.text).map((text: { body: string }) => ({ path: `post ${post.id}`, text: text.body })),
  ),
]
const html = texts.filter(({ text }) => /<\/?[a-z]/i.test(text))

describe('the demo’s texts', () => {
  it('are as many as every page needs', () => {
    expect(content.posts.length).toBeGreaterThanOrEqual(8)
    expect(content.posts.filter((post) => 'hi' in post.text && !('en' in post.text)).length).toBeGreaterThanOrEqual(2)
    expect(content.albums.flatMap((album) => album.photos)).toHaveLength(24)
    expect(content.videos).toHaveLength(3)
    expect(content.projectPages.map((page) => page.projectId)).toEqual(seedProjects.map((project) => project.id))
    expect(content.projectPages.filter((page) => page.featured)).toHaveLength(1)
  })

  it('are in both languages', () => {
    for (const { path, value } of boths) {
      expect(value.en === '', path).toBe(value.hi === '')
      // Names, numbers and units may be the same in both; sentences are not.
      if (value.en.length > 40) expect(value.hi, path).toMatch(/[\u0900-\u097f]/)
      expect(value.en.replace(/<[^>]*>/g, ''), path).not.toMatch(/[\u0900-\u097f]/)
    }
  })

  it('name pictures that are there', () => {
    for (const { path, value } of parsed(pictureSchema))
      expect(drawingSize(value.name), `${path} ${value.name}`).not.toBeNull()
    for (const { slug } of seedProjects) expect(drawingSize(slug), slug).not.toBeNull()
    for (const { name } of content.videos) expect(drawingSize(name), name).not.toBeNull()
  })

  it('use the few elements that pages show, each closed', () => {
    const known = /^(p|h2|h3|ul|ol|li|strong|em|a|blockquote|figure|figcaption|table|thead|tbody|tr|th|td|caption|br)$/
    for (const { path, text } of html) {
      const open: string[] = []
      for (const [tag, slash, name = '', attributes = ''] of text.matchAll(/<(\/?)([a-z0-9]+)([^>]*)>/gi)) {
        expect(name, `${path} ${tag}`).toMatch(known)
        if (attributes && !slash) expect(attributes, path).toMatch(/^ (href="[^"]+"|scope="(row|col)"|lang="\w+")$/)
        if (slash) expect(open.pop(), `${path} ${tag}`).toBe(name)
        else if (name !== 'br') open.push(name)
      }
      expect(open, path).toEqual([])
    }
  })

  it('lead to pages that are there', () => {
    const paths = [...Object.values(bannerPaths), ...plainPages.map((page) => page.path)]
    const known = new Set([
      ...paths,
      ...seedProjects.map((project) => `/project-details/${project.id}`),
      ...content.posts.map((post) => `/blog-details/${post.id}`),
    ])
    const links = html.flatMap(({ path, text }) =>
      [...text.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => ({ path, href })),
    )
    for (const { link = '/home' } of content.homeBanners) links.push({ path: 'home banner', href: link })
    for (const { path, href } of links) {
      if (/^(mailto:[\w.]+@example\.org|tel:\+9190000000\d\d)$/.test(href)) continue
      expect([...known], `${path}: ${href}`).toContain(href.replace(/[?#].*$/, ''))
    }
  })

  it('keep the numbers that they promise', () => {
    const { spending } = content.dashboard
    expect(spending.reduce((sum, part) => sum + part.percent, 0)).toBe(100)
    const whole = spending.reduce((sum, part) => sum + part.amount, 0)
    for (const part of spending) expect(Math.abs((part.amount / whole) * 100 - part.percent), part.key).toBeLessThan(1)
    for (const page of content.projectPages) {
      const project = seedProjects.find((one) => one.id === page.projectId)
      const amounts = [
        ...(project?.items ?? []).map((item) => item.price),
        ...(project?.suggestions ?? []).map((one) => one.amount),
      ]
      // A fixed gift is its base amount, so and so many times.
      for (const { amount } of page.gives) {
        if (project?.baseAmount) expect(amount % project.baseAmount, `project ${page.projectId}`).toBe(0)
        else expect(amounts, `project ${page.projectId}`).toContain(amount)
      }
      if (page.goal) expect(page.opening.raised, `project ${page.projectId}`).toBeLessThan(page.goal)
      expect(page.related, `project ${page.projectId}`).not.toContain(page.projectId)
      expect(page.gallery.length).toBeGreaterThanOrEqual(2)
    }
    const keys = content.tags.map((tag) => tag.key)
    for (const post of content.posts) for (const tag of post.tags) expect(keys).toContain(tag)
  })
})
