import { toolStep } from './runCommand.ts'
import type { Step } from './step.ts'

/** Lint and types at once: oxlint loads the program of each `tsconfig.json` for its rules, and reports the compiler's errors, too (`typeCheck` in .oxlintrc.json). */
export const lintStep = (...paths: string[]): Step =>
  toolStep('lint and types', 'oxlint', '--deny-warnings', '--format=unix', ...paths)
