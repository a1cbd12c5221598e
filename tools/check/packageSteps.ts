/** Checks the npm package as its users see it: bundlers, Node, and TypeScript in every way of resolving modules. */
import { join } from 'node:path'
import { distDir } from '../../demo/stack/places.ts'
import { toolStep } from './runCommand.ts'
import type { Step } from './step.ts'

const folder = join(distDir, 'package')

export const packageSteps: readonly Step[] = [
  toolStep('npm package', 'publint', folder, '--strict', '--pack', 'npm'),
  // ESM only: Node 22.12 and later read it with `require`, too.
  toolStep('npm package, types', 'attw', '--pack', folder, '--profile', 'esm-only', '--no-color'),
]
