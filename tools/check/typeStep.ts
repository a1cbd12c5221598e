import { toolStep } from './runCommand.ts'
import type { Step } from './step.ts'

/**
 * Types of one part, from the beginning.
 * @param part folder of a tsconfig.json
 */
export const typeStep = (part: string, ...more: string[]): Step =>
  toolStep(`types of ${part}`, 'tsc', '-p', part, ...more)

/** The same, but what an earlier run has found stays in a file: the second run takes only what differs from the first. The first takes a little longer. */
export const repeatedTypeStep = (part: string): Step =>
  typeStep(part, '--incremental', '--tsBuildInfoFile', `node_modules/.cache/types-${part.replaceAll('/', '-')}`)
