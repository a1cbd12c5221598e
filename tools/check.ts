/**
 * `npm run check`: format, lint with types, import rules, unused code, unit tests, build, byte budgets. Tests of programs and browsers: `npm test`.
 * `npm run check -- --changed`: format and lint of files that differ from the last commit, and the types and tests that depend on them.
 */
import { quickSteps, slowSteps, lintStep } from './check/checkSteps.ts'
import { endWithNpm } from '../demo/stack/endWithNpm.ts'
import { report, runSteps, type Step } from './check/runSteps.ts'
import { unitTests } from './check/runTests.ts'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from '../demo/stack/places.ts'
import { run, toolStep } from './check/runCommand.ts'

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

/** Types of all that may use the changed files. The compiler keeps what it has found in a file: the second run takes only what differs. */
const typesOfUsers = toolStep(
  'types of users',
  'tsc',
  '-p',
  'tools',
  '--incremental',
  '--tsBuildInfoFile',
  'node_modules/.cache/types',
)

/** The steps of `npm run check` for the changed files only, and the unit tests that depend on them. */
async function changedSteps(): Promise<readonly Step[]> {
  const files = await changedFiles()
  const code = files.filter((path) => /\.tsx?$/.test(path))
  return [
    ...(files.length > 0 ? [toolStep('format', 'biome', 'format', '--no-errors-on-unmatched', ...files)] : []),
    ...(code.length > 0 ? [lintStep(...code), typesOfUsers] : []),
    toolStep('tests', 'vitest', 'run', '--changed', '--passWithNoTests', '--reporter=dot'),
  ]
}

endWithNpm()
if (process.argv.includes('--changed')) report(await runSteps(await changedSteps(), 2))
else report([...(await runSteps(quickSteps, 2)), ...(await runSteps([unitTests, ...slowSteps], 1))])
