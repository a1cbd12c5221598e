import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from '../../demo/stack/places.ts'
import { run, toolStep } from './runCommand.ts'
import type { Step } from './step.ts'
import { repeatedTypeStep } from './typeStep.ts'

/** Files that differ from the last commit, also new ones; paths from the repository's root. */
async function changedFiles(): Promise<string[]> {
  const { code, output } = await run('git', ['status', '--porcelain', '--no-renames', '--untracked-files=all', '-z'])
  if (code !== 0) throw new Error(`git cannot tell what has changed: ${output.trim()}`)
  return output
    .split('\0')
    .filter(Boolean)
    .map((line) => line.slice(3))
    .filter((path) => existsSync(join(repository, path)))
}

/** Types of the parts that have changed, and of all tests, which use every part. */
export const typeSteps = (code: readonly string[]): Step[] =>
  [
    ...['shared', 'widget', 'site', 'api'].filter((part) => code.some((path) => path.startsWith(`${part}/`))),
    'tools',
  ].map(repeatedTypeStep)

/** The steps of `npm run check` for the changed files only, and the unit tests that depend on them. */
export async function changedSteps(): Promise<readonly Step[]> {
  const files = await changedFiles()
  const code = files.filter((path) => /\.tsx?$/.test(path))
  return [
    ...(files.length > 0 ? [toolStep('format', 'biome', 'format', '--no-errors-on-unmatched', ...files)] : []),
    ...(code.length > 0
      ? [toolStep('lint', 'oxlint', '--deny-warnings', '--format=unix', ...code), ...typeSteps(code)]
      : []),
    toolStep('tests', 'vitest', 'run', '--changed', '--passWithNoTests', '--reporter=dot'),
  ]
}
