import type { Attempt } from './donor.ts'

/** One fault, before the balance is drawn. */
export interface Outcome {
  fault: string
  /** How often it was caused. */
  times: number
  /** Time from the end of the fault (or the restart) to the first good answer, each in ms. */
  recoveries: number[]
  attempts: Attempt[]
  /** Requests that failed for the donors. */
  failures: number
}
