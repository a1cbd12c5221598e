import type { AttributeFault } from '../../shared/embed/attributeFaults.ts'
import { en } from '../../shared/embed/en.ts'
import { findings, type Severity, type WidgetCode } from '../../shared/embed/findings.ts'

/** An obstacle to donations, for the page's owner in the console. It is in English, as the console is. */
export interface Finding {
  code: WidgetCode
  severity: Severity
  hint: string
  /** The line that fixes it. */
  fix?: string
}

export const finding = (code: WidgetCode, fix: string | null = null, about = '', more?: string): Finding => ({
  code,
  severity: findings[code].severity,
  hint: en.sentences[code](about, more),
  ...(fix !== null && { fix }),
})

export const attributeFinding = ({ code, about, more, attribute, right }: AttributeFault): Finding =>
  finding(code, right === null ? null : `${attribute}="${right}"`, about, more)
