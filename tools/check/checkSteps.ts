import { join } from 'node:path'
import { distDir } from '../../demo/stack/places.ts'
import { budgetStep } from '../budgets.ts'
import { buildParts } from '../build/buildParts.ts'
import { currentRelease, releasedStep } from '../build/keepRelease.ts'
import { toolStep } from './runCommand.ts'
import type { Step } from './runSteps.ts'

const documents = ['*.md', 'docs/*.md', 'docs/{embedding,decisions}/*.md', '{demo/content,widget/package}/README.md']
const folders = ['shared', 'widget', 'site', 'api', 'owner', 'demo', 'e2e', 'tools']

/** Lint and types at once: oxlint loads the program of each `tsconfig.json` for its rules, and reports the compiler's errors, too (`typeCheck` in .oxlintrc.json). */
export const lintStep = (...paths: string[]): Step => toolStep('lint and types', 'oxlint', '--format=unix', ...paths)

/** Steps that need no build and little memory; they run side by side. The longest first. */
export const quickSteps: readonly Step[] = [
  lintStep(...folders, 'vite.widget.config.ts', 'vite.site.config.ts', 'vitest.config.ts'),
  toolStep('format', 'biome', 'format', '.'),
  toolStep('import rules', 'depcruise', '--config', '.dependency-cruiser.mjs', ...folders),
  toolStep('unused code', 'knip', '--no-progress'),
  toolStep('spelling', 'cspell', '--no-progress', '--no-summary', ...documents, '**/texts/en/*.ts'),
  toolStep('plain words', 'textlint', '--format', 'unix', ...documents),
]

const build: Step = {
  name: 'build',
  async run() {
    const built = await buildParts()
    return { passed: 1, failed: 0, note: built.length === 0 ? 'up to date' : built.join(', ') }
  },
}

const npmPackage = join(distDir, 'package')

/** Steps that use both cores themselves, or need the step before. The last ones check the npm package as bundlers, Node and TypeScript see it. */
export const slowSteps: readonly Step[] = [
  build,
  releasedStep(currentRelease),
  budgetStep,
  toolStep('npm package', 'publint', npmPackage, '--strict', '--pack', 'npm'),
  // ESM only: Node 22.12 and later read it with `require`, too.
  toolStep('npm package, types', 'attw', '--pack', npmPackage, '--profile', 'esm-only', '--no-color'),
]
