import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { fingerprint, stamped } from './buildParts.ts'
import { repository } from '../../demo/stack/places.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

it('a build is stale if a value that its configuration includes has changed', async () => {
  const configurations = readdirSync(repository).filter((name) => /^vite\..*\.ts$/.test(name))
  const names = configurations.flatMap((file) =>
    [...readFileSync(join(repository, file), 'utf8').matchAll(/process\.env\['(\w+)'\]/g)].map(([, name = '']) => name),
  )
  expect(names).toContain('VITE_SOCIAL')
  const fresh = await fingerprint('site')
  expect(await fingerprint('site')).toBe(fresh)
  for (const name of new Set(names)) {
    vi.stubEnv(name, 'https://another.example')
    expect([name, await fingerprint('site')]).not.toEqual([name, fresh])
    vi.unstubAllEnvs()
  }
})

it('a failed build leaves no stamp, even if an earlier build had one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stamp-'))
  const stamp = join(folder, 'dist/widget.stamp')
  await stamped(stamp, 'first', async () => {})
  expect(readFileSync(stamp, 'utf8')).toBe('first')
  const failing = stamped(stamp, 'second', () => Promise.reject(new Error('no such module')))
  await expect(failing).rejects.toThrow('no such module')
  expect(existsSync(stamp)).toBe(false)
  rmSync(folder, { recursive: true })
})
