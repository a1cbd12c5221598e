/** The result of a step. */
export interface Outcome {
  passed: number
  failed: number
  /** A short text for the table, such as `412 tests`. */
  note?: string
  /** Printed in full if the step failed. */
  output?: string
  /** What failed within the step, one line each. If absent, the lines of `output` that name a problem. */
  failures?: readonly string[]
}

export interface Step {
  name: string
  run(): Promise<Outcome>
}

export interface Finished extends Outcome {
  name: string
  seconds: number
}
