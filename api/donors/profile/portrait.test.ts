import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { imageLimits, profileSchema } from '../../../shared/contract/people/profile.ts'
import { defaultLimits } from '../../base/config.ts'
import { createTestApi, type TestApi } from '../../testing/testApi.ts'
import { serveStoredPicture } from '../../pictures/upload.ts'

let api: TestApi
let token: string
beforeAll(async () => {
  const picture = { perAccount: 1000, perAddress: 1000, windowMinutes: 60 }
  api = await createTestApi({ limits: { ...defaultLimits, picture } })
  token = await api.signIn()
})
beforeEach(() => api.send('profile/remove-image', { json: {}, token }))
afterAll(() => api.close())

const send = async (
  image: Uint8Array | string | null,
  crop: Record<string, string> = {},
  type = 'image/jpeg',
  name = 'me.jpg',
) => {
  const form = new FormData()
  if (image !== null) form.append('image', new File([image as BlobPart], name, { type }))
  for (const [field, value] of Object.entries(crop)) form.append(field, value)
  return api.send('profile/updateImage', { body: form, token })
}
const refusedAs = async (image: Uint8Array | string | null, type?: string) =>
  (await send(image, {}, type)).refusal?.fields

const get = async (address: string, method = 'GET') => serveStoredPicture(api.deps, new Request(address, { method }))
const kept = async () => {
  const { picture } = (await api.send('profile', { token })).data(profileSchema)
  if (!picture) throw new Error('no picture')
  const webp = picture.sources?.[0]?.srcset.split(' ')[0] ?? ''
  return { picture, webp }
}
const bytesOf = async (address: string) => new Uint8Array((await (await get(address))?.arrayBuffer()) ?? [])

const canvas = (width: number, height: number, background = '#b23a24') =>
  sharp({ create: { width, height, channels: 3, background } })

describe('a picture', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('%s becomes 320 px squares in webp and jpeg', async (format) => {
    const image = await canvas(640, 400).toFormat(format).toBuffer()
    expect((await send(image, {}, 'application/octet-stream', 'x.bin')).status).toBe(200)
    const { picture, webp } = await kept()
    expect(picture).toMatchObject({ width: 320, height: 320, alt: 'Asha Rawat' })
    expect(picture.src).toMatch(/^http:\/\/api\.test\/media\/people\/[\w-]{32}\.jpg$/)
    expect(await sharp(await bytesOf(picture.src)).metadata()).toMatchObject({
      format: 'jpeg',
      width: 320,
      height: 320,
    })
    expect(await sharp(await bytesOf(webp)).metadata()).toMatchObject({ format: 'webp', width: 320, height: 320 })
  })

  it('is served with its own type, and cannot run as a page', async () => {
    await send(await canvas(10, 10).png().toBuffer())
    const answer = await get((await kept()).picture.src)
    expect(answer?.headers.get('Content-Type')).toBe('image/jpeg')
    expect(answer?.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(answer?.headers.get('Cache-Control')).toContain('private')
    expect(await get('http://api.test/media/people/..%2f..%2fsecret.jpg')).toBeNull()
    expect(await get((await kept()).picture.src, 'POST')).toBeNull()
  })

  it('loses the place and the camera in its metadata', async () => {
    const secret = { IFD0: { Artist: 'Asha', Copyright: 'GPS 30.08 N' } }
    await send(await canvas(200, 200).withExif(secret).jpeg().toBuffer())
    const jpeg = await bytesOf((await kept()).picture.src)
    expect((await sharp(jpeg).metadata()).exif).toBeUndefined()
    expect(Buffer.from(jpeg).includes('GPS 30.08')).toBe(false)
  })

  it('is turned as the camera was held, and cut as it is seen', async () => {
    // The left half is red, the right half blue. Turned by 90 degrees, red is on top.
    const red = await canvas(100, 100, '#ff0000').png().toBuffer()
    const sideways = await canvas(200, 100, '#0000ff')
      .composite([{ input: red, left: 0, top: 0 }])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const colour = async (crop: Record<string, string>) => {
      expect((await send(sideways, crop)).status).toBe(200)
      const { dominant } = await sharp(await bytesOf((await kept()).picture.src)).stats()
      return dominant.r > dominant.b ? 'red' : 'blue'
    }
    expect(await colour({ x: '0', y: '0', width: '100', height: '100' })).toBe('red')
    expect(await colour({ x: '0', y: '100', width: '100', height: '100' })).toBe('blue')
  })

  it('gets a new address each time, and the earlier one stops working', async () => {
    const image = await canvas(20, 20).png().toBuffer()
    await send(image)
    const first = (await kept()).picture.src
    await send(image)
    const second = (await kept()).picture.src
    expect(second).not.toBe(first)
    expect(await get(first)).toBeNull()
    expect((await api.send('profile/remove-image', { json: {}, token })).data(profileSchema).picture).toBeNull()
    expect(await get(second)).toBeNull()
  })
})

describe('a refused picture', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>'

  it.each([
    ['an SVG', svg, 'image/svg+xml'],
    ['an SVG with the type of a PNG', svg, 'image/png'],
    ['a page', '<!doctype html><script>alert(1)</script>', 'image/jpeg'],
    ['a GIF', 'GIF89a\x01\x00\x01\x00', 'image/gif'],
    ['a PDF', '%PDF-1.7', 'image/jpeg'],
  ])('has the wrong type: %s', async (_name, image, type) => {
    expect(await refusedAs(image, type)).toEqual({ image: 'type' })
  })

  it('is broken if a page follows the first bytes of a picture', async () => {
    const polyglot = Buffer.concat([Buffer.from('\xff\xd8\xff\xe0', 'latin1'), Buffer.from(svg)])
    expect(await refusedAs(polyglot)).toEqual({ image: 'broken' })
  })

  it('is broken if it is cut off', async () => {
    const noise = await sharp({
      create: {
        width: 400,
        height: 400,
        channels: 3,
        background: '#888888',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .jpeg()
      .toBuffer()
    expect(await refusedAs(noise.subarray(0, noise.length / 2))).toEqual({ image: 'broken' })
  })

  it('is too large before the decoder unpacks it', async () => {
    // 25 megapixels of one colour: a few kB.
    const bomb = await canvas(5000, 5000).png({ compressionLevel: 9 }).toBuffer()
    expect(bomb.byteLength).toBeLessThan(1_000_000)
    expect(await refusedAs(bomb)).toEqual({ image: 'too_large' })
  })

  it('is too large above 5 MB', async () => {
    const jpeg = await canvas(20, 20).jpeg().toBuffer()
    // The decoder ignores bytes after the end of a JPEG.
    const padded = (bytes: number) => Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.byteLength)])
    expect(await refusedAs(padded(imageLimits.bytes + 1))).toEqual({ image: 'too_large' })
    expect((await send(padded(imageLimits.bytes))).status).toBe(200)
    expect(await refusedAs(padded(imageLimits.bytes * 2))).toEqual({ image: 'too_large' })
  })

  it('is missing, empty or in another body', async () => {
    expect(await refusedAs(null)).toEqual({ image: 'required' })
    expect(await refusedAs('')).toEqual({ image: 'required' })
    const notAForm = await api.send('profile/updateImage', { json: { image: 'x' }, token })
    expect(notAForm.refusal?.fields).toEqual({ image: 'required' })
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' }
    const torn = await api.send('profile/updateImage', { body: '--x\r\nnothing', headers, token })
    expect(torn.refusal?.fields).toEqual({ image: 'broken' })
  })

  it.each([
    ['outside the picture', { x: '1', y: '0', width: '100', height: '100' }, { crop: 'outside' }],
    ['with a side of 0', { x: '0', y: '0', width: '0', height: '10' }, { crop: 'outside' }],
    ['that is no number', { x: '-1', y: '0', width: '10', height: '10' }, { x: 'invalid' }],
    ['without width and height', { x: '0', y: '0' }, { width: 'required', height: 'required' }],
  ])('has a crop %s', async (_name, crop, fields) => {
    const answer = await send(await canvas(100, 100).png().toBuffer(), crop)
    expect(answer.refusal?.fields).toEqual(fields)
  })

  it('is not stored', async () => {
    expect((await api.send('profile', { token })).data(profileSchema).picture).toBeNull()
    expect((await api.send('profile/updateImage', { body: new FormData() })).status).toBe(401)
  })
})

describe('limits', () => {
  it('allow 20 uploads an hour', async () => {
    api.deps.config.limits.picture = defaultLimits.picture
    const own = await api.signIn('ravi@example.org')
    const upload = () => api.send('profile/updateImage', { body: new FormData(), token: own })
    for (let n = 0; n < 20; n += 1) expect((await upload()).status).toBe(422)
    expect((await upload()).status).toBe(429)
  })
})
