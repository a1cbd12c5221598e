import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { archiveSchema, postPageSchema, postSchema } from '../../shared/contract/content/blog.ts'
import type { PostEntry } from './import/content.ts'
import { postRows, replaceRows } from './import/importContent.ts'

import { createTestApi, type TestApi } from '../testing/testApi.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
  const text = (title: string, body = `<p>${title}</p>`) => ({ title, summary: title, body })
  const post = (id: number, publishedAt: string, texts: PostEntry['texts'], tags: string[] = []): PostEntry => ({
    name: `post-${id}`,
    facts: { id, author: 'writer', picture: 'school', publishedAt, tags },
    texts,
  })
  // The test's own posts, so a change of the demo's posts does not break it.
  const rows = postRows({
    authors: { en: { writer: 'Writer' }, hi: { writer: 'लेखक' } },
    pictures: { en: { school: 'A school' }, hi: { school: 'स्कूल' } },
    tags: { en: { river: 'River', kitchen: 'Kitchen' }, hi: { river: 'नदी', kitchen: 'रसोई' } },
    posts: [
      // The last instant of December in India, when it is still the 31st in London. The next one is in the new year.
      post(1, '2025-12-31T23:59:59+05:30', { en: text('One'), hi: text('एक') }, ['river']),
      post(2, '2026-01-01T00:00:00+05:30', { hi: text('दो') }, ['kitchen']),
      post(3, '2026-01-31T23:59:59+05:30', { en: text('Three', `<p>${'word '.repeat(660)}</p>`) }, [
        'river',
        'kitchen',
      ]),
      post(4, '2026-02-01T00:00:00+05:30', { en: text('Four') }),
      post(5, '2026-08-15T06:00:00+05:30', { en: text('Five', '<p onclick="x()">&amp;</p><script>1</script>') }, [
        'river',
      ]),
    ],
  })
  await replaceRows(api.deps.db, rows)
})
afterAll(() => api.close())

const hindi = { headers: { 'Accept-Language': 'hi' } }
const list = async (query = '', options = {}) => (await api.send(`blog${query}`, options)).data(postPageSchema)
const ids = async (query: string) => (await list(query)).rows.map((row) => row.id)

describe('the list of posts', () => {
  it('is newest first, in pages', async () => {
    expect(await ids('')).toEqual([5, 4, 3, 2, 1])
    const second = await list('?page=2&per_page=2')
    expect(second).toMatchObject({ page: 2, per_page: 2, total: 5 })
    expect(second.rows.map((row) => row.id)).toEqual([3, 2])
    expect(await list('?page=9')).toMatchObject({ rows: [], page: 9, total: 5 })
  })

  it.each([
    ['?year=2025', [1]],
    ['?year=2026', [5, 4, 3, 2]],
    ['?year=2026&month=1', [3, 2]],
    ['?year=2026&month=01', [3, 2]],
    ['?year=2025&month=12', [1]],
    ['?year=2026&month=3', []],
    ['?tag=river', [5, 3, 1]],
    ['?tag=river&year=2026', [5, 3]],
    ['?tag=unknown', []],
  ])('filters by %s in Indian time: posts %j', async (query, expected) => {
    expect(await ids(query)).toEqual(expected)
    expect((await list(query)).total).toBe(expected.length)
  })

  it('shows a post of one language in both, and names that language', async () => {
    const both = async (id: number) =>
      [await list(), await list('', hindi)].map(({ rows }) => rows.find((row) => row.id === id))
    expect((await both(1)).map((row) => [row?.title, row?.lang, row?.author])).toEqual([
      ['One', 'en', 'Writer'],
      ['एक', 'hi', 'लेखक'],
    ])
    expect((await both(2)).map((row) => [row?.title, row?.lang])).toEqual([
      ['दो', 'hi'],
      ['दो', 'hi'],
    ])
    expect((await both(3)).map((row) => row?.tags.map((tag) => tag.title))).toEqual([
      ['River', 'Kitchen'],
      ['नदी', 'रसोई'],
    ])
  })

  it('counts at least one minute of reading', async () => {
    const { rows } = await list()
    expect(rows.find((row) => row.id === 3)?.minutes).toBe(3)
    expect(rows.find((row) => row.id === 4)?.minutes).toBe(1)
  })

  it.each([
    ['page=0', 'page'],
    ['page=-1', 'page'],
    ['page=1.5', 'page'],
    ['page=x', 'page'],
    ['per_page=0', 'per_page'],
    ['per_page=51', 'per_page'],
    ['per_page=5e1', 'per_page'],
    ['year=26', 'year'],
    ['year=abcd', 'year'],
    ['year=2026&month=0', 'month'],
    ['year=2026&month=13', 'month'],
    ['month=5', 'year'],
    ['tag=a%20b', 'tag'],
    ["tag='--", 'tag'],
  ])('answers 422 to %s, at %s', async (query, field) => {
    const answer = await api.send(`blog?${query}`)
    expect([answer.status, Object.keys(answer.refusal?.fields ?? {})]).toEqual([422, [field]])
  })

  it('accepts 1 to 50 rows', async () => {
    expect((await list('?per_page=1')).rows).toHaveLength(1)
    expect((await list('?per_page=50')).per_page).toBe(50)
  })
})

it('counts by Indian month in the archive, newest first', async () => {
  expect((await api.send('blog/archive')).data(archiveSchema)).toEqual([
    { year: 2026, month: 8, count: 1 },
    { year: 2026, month: 2, count: 1 },
    { year: 2026, month: 1, count: 2 },
    { year: 2025, month: 12, count: 1 },
  ])
})

describe('one post', () => {
  const show = (id: string) => api.send(`blog/blogdetails?blog_id=${id}`)

  it('has its original body and related posts: first in the reader’s language, then by common tags, then newest', async () => {
    const post = (await show('5')).data(postSchema)
    expect(post.body).toBe('<p onclick="x()">&amp;</p><script>1</script>')
    expect(post.related.map((row) => row.id)).toEqual([3, 1, 4])
    expect((await show('3')).data(postSchema).related.map((row) => row.id)).toEqual([5, 1, 4])
    const inHindi = (await api.send('blog/blogdetails?blog_id=3', hindi)).data(postSchema)
    expect(inHindi.related.map((row) => row.id)).toEqual([2, 1, 5])
  })

  it.each([
    ['99', 404],
    ['9999999', 404],
    ['99999999', 422],
    ['0', 422],
    ['', 422],
    ['5x', 422],
  ])('answers blog_id=%s with %d', async (id, status) => {
    expect((await show(id)).status).toBe(status)
  })
})
