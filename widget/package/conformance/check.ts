import type { Facts } from './facts.ts'
import type { Probe } from './probe.ts'
import type { Settings } from './options.ts'

/** What a check works with. */
export interface Bench {
  probe: Probe
  facts: Facts
  settings: Settings
}

/** `read` changes nothing. `pay` signs in and makes one donation, unpaid. `limits` guesses passwords until the API refuses. */
export type Part = 'read' | 'pay' | 'limits'

/** One rule of the contract. */
export interface Check {
  /** Stable; it names the rule in reports. */
  id: string
  rule: string
  /**
   * Answers the deviations, each a sentence.
   * @throws Deviation if nothing else can be judged
   * @throws NotChecked if it cannot judge
   */
  run(bench: Bench): Promise<readonly string[]>
}

export const check = (id: string, rule: string, run: Check['run']): Check => ({ id, rule, run })

/** The API breaks the rule of the check. */
export class Deviation extends Error {}

/** The check could not be made, because an earlier one failed or a setting is missing. */
export class NotChecked extends Error {}

/** The deviations, thrown or answered. */
export const deviationsOf = async (found: Promise<readonly string[]>): Promise<readonly string[]> => {
  try {
    return await found
  } catch (error) {
    if (error instanceof Deviation) return [error.message]
    throw error
  }
}

/** Judges one after another, and answers the deviations of all. */
export async function inTurn<Thing>(
  things: Iterable<Thing>,
  judge: (thing: Thing) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const found: string[] = []
  for (const thing of things) found.push(...(await deviationsOf(judge(thing))))
  return found
}

export interface Result {
  id: string
  rule: string
  part: Part
  outcome: 'passed' | 'failed' | 'skipped'
  /** Deviations, or the reason for leaving it out. */
  notes: readonly string[]
}
