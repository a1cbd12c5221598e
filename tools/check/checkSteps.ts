import { budgetStep } from '../budgets.ts'
import { buildParts } from '../build/buildParts.ts'
import { currentRelease } from '../build/keepRelease.ts'
import { contentStep } from './contentStep.ts'
import { lintStep } from './lintStep.ts'
import { packageSteps } from './packageSteps.ts'
import { releasedStep } from './releasedStep.ts'
import { toolStep } from './runCommand.ts'
import type { Step } from './step.ts'

const documents = [
  'CHANGELOG.md',
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'docs/*.md',
  'docs/embedding/*.md',
  'docs/decisions/*.md',
  'demo/content/README.md',
  'widget/package/README.md',
]
const folders = ['shared', 'widget', 'site', 'api', 'demo', 'e2e', 'tools']

/** Steps that need no build and little memory; they run side by side. The longest first. */
export const quickSteps: readonly Step[] = [
  lintStep(...folders, 'vite.widget.config.ts', 'vite.site.config.ts', 'vitest.config.ts'),
  toolStep('format', 'biome', 'format', '.'),
  toolStep('import rules', 'depcruise', '--config', '.dependency-cruiser.mjs', ...folders),
  toolStep('unused code', 'knip', '--no-progress'),
  toolStep('spelling', 'cspell', '--no-progress', '--no-summary', ...documents, '**/en.ts', 'shared/messages/en/*.ts'),
  toolStep('plain words', 'textlint', '--format', 'unix', ...documents),
  contentStep,
]

const build: Step = {
  name: 'build',
  async run() {
    const built = await buildParts()
    return { passed: 1, failed: 0, note: built.length === 0 ? 'up to date' : built.join(', ') }
  },
}

/** Steps that use both cores themselves, or need the step before. */
export const slowSteps: readonly Step[] = [build, releasedStep(currentRelease), budgetStep, ...packageSteps]
