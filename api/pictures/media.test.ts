import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMedia, renderDrawing } from './media.ts'

let directory: string
let keepIn: string
let rendered: string[]
let media: ReturnType<typeof createMedia>
const start = () =>
  createMedia({
    directory,
    keepIn,
    async render(drawing, width, type) {
      rendered.push(`${width}.${type}`)
      return renderDrawing(drawing, width, type)
    },
  })
const drawing = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><circle cx="80" cy="45" r="40" fill="${fill}"/></svg>`
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'media-'))
  keepIn = join(directory, 'kept')
  await writeFile(join(directory, 'lamp.svg'), drawing('#E2912A'))
  await writeFile(join(directory, 'film.mp4'), '0123456789')
  await writeFile(join(directory, 'film.hi.vtt'), 'WEBVTT\n')
  await mkdir(join(directory, 'river'))
  await writeFile(join(directory, 'river', 'boat.svg'), drawing('#1F5A5E'))
  await writeFile(join(directory, 'broken.svg'), '<svg')
  await writeFile(join(directory, 'whole.svg'), drawing('#4C6B3C'))
  await writeFile(join(directory, 'secret.txt'), 'no')
  rendered = []
  media = start()
})
afterAll(() => rm(directory, { recursive: true }))

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  media(new Request(`http://api.test${path}`, { method, headers }))
const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
  const response = await ask(path, headers, method)
  if (!response) throw new Error(`nothing at ${path}`)
  return response
}

describe('media files', () => {
  it.each([
    ['/media/lamp.svg', 'image/svg+xml; charset=utf-8'],
    ['/media/film.mp4', 'video/mp4'],
    ['/media/film.hi.vtt', 'text/vtt; charset=utf-8'],
    ['/media/480/lamp.webp', 'image/webp'],
    ['/media/480/lamp.jpg', 'image/jpeg'],
  ])('are served: %s as %s, to any origin, cached for a day', async (path, type) => {
    const { status, headers } = await get(path)
    expect([status, headers.get('Content-Type')]).toEqual([200, type])
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Cache-Control')).toContain('max-age=86400')
    const etag = headers.get('ETag') ?? ''
    expect((await get(path, { 'If-None-Match': `"x", W/${etag}` })).status).toBe(304)
    const head = await get(path, {}, 'HEAD')
    expect([head.status, await head.text(), Number(head.headers.get('Content-Length')) > 0]).toEqual([200, '', true])
  })

  it('run no script in a drawing that is opened by itself', async () => {
    expect((await get('/media/lamp.svg')).headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  })

  it.each([
    '/media/secret.txt',
    '/media/none.svg',
    '/media/480/none.webp',
    '/media/481/lamp.webp',
    '/media/480/lamp.png',
    '/media/480/..%2flamp.webp',
    '/media/film.de.vtt',
    '/media/0480/lamp.webp',
    '/media/kept/lamp.webp',
    '/media/',
    '/lamp.svg',
  ])('do not exist for %s', async (path) => {
    expect(await ask(path)).toBeNull()
  })

  it('refuse a POST', async () => {
    expect(await ask('/media/lamp.svg', {}, 'POST')).toBeNull()
  })
})

describe('parts of a video', () => {
  it.each([
    ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
    ['bytes=4-', 206, '456789', 'bytes 4-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=-99', 206, '0123456789', 'bytes 0-9/10'],
    ['bytes=9-99', 206, '9', 'bytes 9-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=-0', 416, '', 'bytes */10'],
    ['bytes=5-2', 200, '0123456789', null],
    ['bytes=0-1,4-5', 200, '0123456789', null],
    ['bytes=-', 200, '0123456789', null],
    ['lines=0-1', 200, '0123456789', null],
  ])('answer %s with %d %j', async (range, status, body, contentRange) => {
    const response = await get('/media/film.mp4', { Range: range })
    expect([response.status, await response.text(), response.headers.get('Content-Range')]).toEqual([
      status,
      body,
      contentRange,
    ])
    expect(response.headers.get('Accept-Ranges')).toBe('bytes')
  })

  it('continue in the same file only', async () => {
    const etag = (await get('/media/film.mp4')).headers.get('ETag') ?? ''
    expect((await get('/media/film.mp4', { Range: 'bytes=0-1', 'If-Range': etag })).status).toBe(206)
    expect((await get('/media/film.mp4', { Range: 'bytes=0-1', 'If-Range': '"other"' })).status).toBe(200)
  })

  it('do not exist for a drawing', async () => {
    expect((await get('/media/lamp.svg', { Range: 'bytes=0-3' })).status).toBe(200)
  })
})

describe('renditions', () => {
  it.each([480, 960, 1600])('are %d px wide, in the drawing’s proportions', async (width) => {
    for (const [type, format] of [
      ['webp', 'webp'],
      ['jpg', 'jpeg'],
    ]) {
      const bytes = await (await get(`/media/${width}/lamp.${type}`)).arrayBuffer()
      const seen = await sharp(bytes).metadata()
      expect([seen.format, seen.width, seen.height]).toEqual([format, width, (width * 90) / 160])
    }
  })

  it('are made once, also for parallel requests and after a restart, and again for a changed drawing', async () => {
    rendered.length = 0
    await Promise.all([1, 2, 3, 4].map(() => get('/media/480/boat.webp')))
    media = start()
    await get('/media/480/boat.webp')
    expect(rendered).toEqual(['480.webp'])
    await writeFile(join(directory, 'river', 'boat.svg'), drawing('#B23A24'))
    await get('/media/480/boat.webp')
    expect(rendered).toEqual(['480.webp', '480.webp'])
    expect((await readdir(keepIn)).filter((name) => name.startsWith('boat-'))).toHaveLength(2)
  })

  it('fail for an unreadable drawing, and the next one works', async () => {
    await expect(ask('/media/480/broken.webp')).rejects.toThrow('unsupported image format')
    expect((await get('/media/480/whole.webp')).status).toBe(200)
  })
})
