import type { DoctorCode } from '../../../shared/embed/findings.ts'

/** What it is about: an id, an address, a directive. */
interface About {
  code: DoctorCode
  about: string
  more?: string | undefined
}

/** What a check found. Everything is mended first, in the page as it was read, and the lines are written then: so none brings another fault back. */
export interface Finding extends About {
  /** Where it stands. */
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
