import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { drawingSize, forgetMedia, mediaPath } from './mediaFiles.ts'

const folder = mkdtempSync(join(tmpdir(), 'media-'))
afterAll(() => rmSync(folder, { recursive: true }))
const draw = (width: number) =>
  writeFileSync(join(folder, 'hall.svg'), `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 9"/>`)

it('finds a picture that an import brought, and its new size, without a restart', () => {
  expect(mediaPath(folder, 'hall.svg')).toBeNull()
  draw(16)
  forgetMedia()
  expect(mediaPath(folder, 'hall.svg')).toBe(join(folder, 'hall.svg'))
  expect(drawingSize(folder, 'hall')).toEqual({ width: 16, height: 9 })
  draw(32)
  forgetMedia()
  expect(drawingSize(folder, 'hall')).toEqual({ width: 32, height: 9 })
})
