import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { compress } from './compress.ts'

const text = 'namaste '.repeat(400)
const answer = (type = 'application/json', body = text) =>
  new Response(body, { headers: { 'Content-Type': type, ETag: '"a"' } })
const ask = (accepted: string | null, method = 'GET') =>
  new Request('http://api.test/', { method, headers: accepted === null ? {} : { 'Accept-Encoding': accepted } })

describe('compression', () => {
  it.each([
    ['br', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['deflate', null],
    ['', null],
    [null, null],
  ])('answers Accept-Encoding %j with %j', async (accepted, encoding) => {
    const response = await compress(ask(accepted), answer())
    expect(response.headers.get('Content-Encoding')).toBe(encoding)
    expect(response.headers.get('Vary')).toContain('Accept-Encoding')
    const bytes = Buffer.from(await response.arrayBuffer())
    const plain = encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes
    expect(plain.toString()).toBe(text)
    expect(response.headers.get('ETag')).toBe(encoding ? 'W/"a"' : '"a"')
  })

  it('skips small and compressed answers, and answers to a form', async () => {
    const untouched = [
      await compress(ask('br'), answer('application/json', 'x'.repeat(1023))),
      await compress(ask('br'), answer('image/webp')),
      await compress(ask('br', 'POST'), answer()),
    ]
    for (const response of untouched) expect(response.headers.get('Content-Encoding')).toBeNull()
    expect((await compress(ask('br'), answer('text/html', 'x'.repeat(1024)))).headers.get('Content-Encoding')).toBe(
      'br',
    )
  })
})
