import { budgetStep } from '../budgets.ts'
import { buildParts } from '../serve/buildParts.ts'
import { currentRelease } from '../serve/keepRelease.ts'
import { packageSteps } from './packageSteps.ts'
import { releasedStep } from './releasedStep.ts'
import { toolStep } from './runCommand.ts'
import type { Step } from './step.ts'
import { unitTests } from './unitTests.ts'

/** What needs no build and little memory; these run side by side. */
export const quickSteps: readonly Step[] = [
  toolStep('format', 'biome', 'format', '.'),
  toolStep(
    'lint',
    'oxlint',
    '--deny-warnings',
    'shared',
    'widget',
    'site',
    'demo',
    'vite.widget.config.ts',
    'vite.widget.plugins.ts',
    'vite.earlier.ts',
    'vite.site.config.ts',
    'vite.package.config.ts',
  ),
  toolStep('import rules', 'depcruise', '--config', '.dependency-cruiser.mjs', 'shared', 'widget', 'site', 'demo'),
  toolStep('types of shared', 'tsc', '-p', 'shared'),
  toolStep('types of widget', 'tsc', '-p', 'widget'),
  toolStep('types of site', 'tsc', '-p', 'site'),
  toolStep('types of demo and tests', 'tsc', '-p', 'demo'),
  // What browsers run as it is: JavaScript with its types in comments.
  toolStep('types of the owners’ pages', 'tsc', '-p', 'demo/page'),
  toolStep('unused code', 'knip', '--no-progress'),
]

const build: Step = {
  name: 'build',
  async run() {
    const built = await buildParts()
    return { passed: 1, failed: 0, note: built.length === 0 ? 'up to date' : built.join(', ') }
  },
}

/** What uses both cores by itself, or waits for the step before it. */
export const slowSteps: readonly Step[] = [unitTests, build, releasedStep(currentRelease), budgetStep, ...packageSteps]
