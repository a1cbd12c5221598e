import sharp from 'sharp'

/** A picture with many colours, wider than high. */
export const goodPicture = async () => ({
  name: 'me.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background: '#1f5a5e' } })
    .jpeg()
    .toBuffer(),
})

/** Claims to be a picture, but is none. */
export const brokenPicture = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('not a picture at all') }

export const notAPicture = { name: 'me.txt', mimeType: 'text/plain', buffer: Buffer.from('a letter') }

/** One byte more than the limit. */
export const hugePicture = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) }
