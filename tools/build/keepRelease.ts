/** Keeps a version of the widget forever: its single file as built, without roots, and its date in the changelog. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import packageJson from '../../package.json' with { type: 'json' }
import { distDir, repository } from '../../demo/stack/places.ts'
import { releasedDir } from '../../site/server/widget/widgetServer.ts'
import { BUILT_API_ROOT } from '../../site/server/roots.ts'
import type { Step } from '../check/runSteps.ts'

export interface Release {
  /** `1.0.0` */
  version: string
  /** Single file of the current build. */
  built: string
  /** Folder of the released versions. */
  released: string
  changelog: string
}

/** The version in package.json, and its build. */
export const currentRelease: Release = {
  version: packageJson.version,
  built: join(distDir, 'widget-single/donate.js'),
  released: releasedDir,
  changelog: join(repository, 'CHANGELOG.md'),
}

const keptFile = ({ released, version }: Release): string => join(released, version, 'donate.js')

/** The version is kept: pages may contain its address with the hash of its bytes. */
const isKept = (release: Release): boolean => existsSync(keptFile(release))

/** Why the current build cannot be the version that pages name with its hash, in one sentence; null if it can. */
function releaseFault(release: Release): string | null {
  const { version, built } = release
  const code = readFileSync(built)
  if (!code.includes(BUILT_API_ROOT)) return 'The build has an API root of its own: build it without VITE_API_ROOT.'
  if (!isKept(release) || code.equals(readFileSync(keptFile(release)))) return null
  return `The widget is no longer the ${version} that was released: raise the version in package.json, and give the new one a heading in CHANGELOG.md.`
}

/**
 * A second call changes nothing.
 *
 * @param day of the release, `2026-11-23`
 * @throws Error with one sentence if the version is kept with other bytes, or the changelog has no heading for it
 */
export function keepRelease(release: Release, day: string): void {
  const { version, built, changelog } = release
  const fault = releaseFault(release)
  if (fault !== null) throw new Error(fault)
  const heading = `\n## [${version}] - `
  const dated = readFileSync(changelog, 'utf8').replace(`${heading}Unreleased\n`, `${heading}${day}\n`)
  if (!/^\d{4}-\d\d-\d\d\n/.test(dated.split(heading)[1] ?? ''))
    throw new Error(
      `CHANGELOG.md has no heading "## [${version}] - Unreleased" that could be dated: say there what is new.`,
    )
  const kept = keptFile(release)
  mkdirSync(dirname(kept), { recursive: true })
  writeFileSync(kept, readFileSync(built))
  writeFileSync(changelog, dated)
}

/** A released number never gets other code: anyone who changes the widget raises the version. */
export const releasedStep = (release: Release): Step => ({
  name: 'released version',
  async run() {
    if (!isKept(release)) return { passed: 1, failed: 0, note: `${release.version} is not released yet` }
    const fault = releaseFault(release)
    return fault === null ? { passed: 1, failed: 0, note: release.version } : { passed: 0, failed: 1, output: fault }
  },
})
