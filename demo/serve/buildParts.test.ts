import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { fingerprint } from './buildParts.ts'
import { repository } from './places.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

it('a build is stale where anything is different that a configuration bakes in', async () => {
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
