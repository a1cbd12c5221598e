import { afterEach, expect, test, vi } from 'vitest'
import { importers } from './importers.ts'
import { loadPart, parts, providePartsFrom } from './parts.ts'

afterEach(() => providePartsFrom(importers))

test('treats a chunk with empty exports as not loaded, and requests it again when it is needed', async () => {
  parts.setState({ zod: null })
  const empty = { object: undefined } as unknown as Awaited<ReturnType<typeof importers.zod>>
  const zod = vi.fn(importers.zod).mockResolvedValueOnce(empty)
  providePartsFrom({ ...importers, zod })
  expect(await loadPart('zod')).toBe(null)
  expect(parts.getState().zod).toBe(null)

  expect(await loadPart('zod')).toHaveProperty('object')
  expect(parts.getState().zod).toHaveProperty('object')
})
