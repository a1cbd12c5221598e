import type { Facts } from './facts.ts'
import type { Probe } from './probe.ts'
import type { Settings } from './settings.ts'

/** What a check works with. */
export interface Bench {
  probe: Probe
  facts: Facts
  settings: Settings
}

/** One rule of the contract. */
export interface Check {
  /** Stable; it names the rule in reports. */
  id: string
  rule: string
  /** `read` changes nothing. `pay` signs in and makes one donation, unpaid. `limits` guesses passwords until the API refuses. */
  part: 'read' | 'pay' | 'limits'
  /**
   * Answers the deviations, each a sentence.
   * @throws NotChecked if it cannot judge
   */
  run(bench: Bench): Promise<readonly string[]>
}

/** The check could not be made, because an earlier one failed or a setting is missing. */
export class NotChecked extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'NotChecked'
  }
}

export interface Result {
  id: string
  rule: string
  part: Check['part']
  outcome: 'passed' | 'failed' | 'skipped'
  /** Deviations, or the reason for leaving it out. */
  notes: readonly string[]
}
