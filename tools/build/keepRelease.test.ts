import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepRelease, type Release, releasedStep } from './keepRelease.ts'
import { BUILT_API_ROOT } from '../../site/server/roots.ts'

const code = `const root = "${BUILT_API_ROOT}"`
let folder = ''
let release: Release
const kept = () => readFileSync(join(release.released, '1.2.0/donate.js'), 'utf8')
const changelog = () => readFileSync(release.changelog, 'utf8')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'))
  const at = (name: string) => join(folder, name)
  release = { version: '1.2.0', built: at('donate.js'), released: at('released'), changelog: at('CHANGELOG.md') }
  writeFileSync(release.built, code)
  writeFileSync(release.changelog, '# Changelog\n\n## [1.2.0] - Unreleased\n\n## [1.1.0] - 2026-01-02\n')
})
afterEach(() => rmSync(folder, { recursive: true }))

it('keeps a release as it was built, without roots, with its date; a second time changes nothing', async () => {
  keepRelease(release, '2026-11-23')
  keepRelease(release, '2026-12-24')
  expect(kept()).toBe(code)
  expect(changelog()).toBe('# Changelog\n\n## [1.2.0] - 2026-11-23\n\n## [1.1.0] - 2026-01-02\n')
})

it('refuses other bytes under a released number, in the release and in the check', async () => {
  const check = releasedStep(release)
  expect((await check.run()).failed).toBe(0)
  keepRelease(release, '2026-11-23')
  expect((await check.run()).failed).toBe(0)
  writeFileSync(release.built, `${code};`)
  expect(() => keepRelease(release, '2026-12-24')).toThrow(/no longer the 1\.2\.0 that was released: raise the version/)
  expect(kept()).toBe(code)
  expect(await check.run()).toMatchObject({ failed: 1, output: expect.stringContaining('raise the version') })
})

it.each([
  ['without a heading in the changelog', '1.3.0', code, /no heading "## \[1\.3\.0\] - Unreleased"/],
  ['that contains the roots of one trust', '1.2.0', 'const root = "https://api.example.org"', /without VITE_API_ROOT/],
])('does not keep a version %s', (_what, version, text, reason) => {
  writeFileSync(release.built, text)
  const before = changelog()
  expect(() => keepRelease({ ...release, version }, '2026-11-23')).toThrow(reason)
  expect(changelog()).toBe(before)
  expect(() => kept()).toThrow('ENOENT')
})
