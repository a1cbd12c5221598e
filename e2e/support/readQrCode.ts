import { expect, type Locator } from '@playwright/test'
import jsQr from 'jsqr'

/** Pixels of one square: enough for a reader of photographs. */
const SCALE = 4

/** Reads the drawn code with another maker's reader. */
export async function readQrCode(svg: Locator): Promise<string | undefined> {
  // The code is drawn a moment after the text stops changing.
  await expect(svg.locator('path')).toBeAttached()
  const squares = Number((await svg.getAttribute('viewBox'))?.split(' ')[2])
  const path = (await svg.locator('path').getAttribute('d')) ?? ''
  const width = squares * SCALE
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let row = 0; row < SCALE; row++) {
      for (let column = 0; column < SCALE; column++) {
        const at = ((Number(y) + 3) * SCALE + row) * width + (Number(x) + 3) * SCALE + column
        pixels.fill(0, at * 4, at * 4 + 3)
      }
    }
  }
  return jsQr(pixels, width, width)?.data
}
