import { isKept, type Release, releaseFault } from '../build/keepRelease.ts'
import type { Step } from './step.ts'

/** A released number never gets other code: anyone who changes the widget raises the version. */
export const releasedStep = (release: Release): Step => ({
  name: 'released version',
  async run() {
    if (!isKept(release)) return { passed: 1, failed: 0, note: `${release.version} is not released yet` }
    const fault = releaseFault(release)
    return fault === null ? { passed: 1, failed: 0, note: release.version } : { passed: 0, failed: 1, output: fault }
  },
})
