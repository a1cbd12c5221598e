import { expect, test, vi } from 'vitest'
import { importers } from './importers.ts'
import { loadPart, parts, providePartsFrom } from './parts.ts'

providePartsFrom(importers)

test('treats a chunk with empty exports as not loaded, and requests it again when it is needed', async () => {
  vi.doMock('./zodPart.ts', () => ({ object: undefined }))
  expect(await loadPart('zod')).toBe(null)
  expect(parts.getState().zod).toBe(null)

  vi.doUnmock('./zodPart.ts')
  vi.resetModules()
  expect(await loadPart('zod')).toHaveProperty('object')
  expect(parts.getState().zod).toHaveProperty('object')
})
