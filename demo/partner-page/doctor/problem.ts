import type { DoctorCode } from '../../../shared/embed/findings.ts'

/** What it is about: an id, an address, a directive. */
interface About {
  code: DoctorCode
  about: string
  more?: string | undefined
}

/** A finding. All faults are fixed in the parsed page first, and the lines are written afterwards, so that no line brings another fault back. */
export interface Finding extends About {
  /** The faulty element. */
  at?: Element
  mend?: () => void
  fix: () => string
}

export interface Problem extends About {
  /** Line of the pasted text, counted from 1. */
  line?: number | undefined
  /** The line that fixes it. */
  fix: string
}
