import { expect, test, vi } from 'vitest'
import { importers } from './importers.ts'
import { loadPart, parts, providePartsFrom } from './parts.ts'

providePartsFrom(importers)

test('a part whose exports are empty did not come, and is asked for again at the next need', async () => {
  vi.doMock('./zodPart.ts', () => ({ object: undefined }))
  expect(await loadPart('zod')).toBe(null)
  expect(parts.getState().zod).toBe(null)

  vi.doUnmock('./zodPart.ts')
  vi.resetModules()
  expect(await loadPart('zod')).toHaveProperty('object')
  expect(parts.getState().zod).toHaveProperty('object')
})
