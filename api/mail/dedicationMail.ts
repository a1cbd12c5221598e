import { fallbackLanguage } from '../../shared/languages.ts'
import type { Mail } from './mailer.ts'

interface Dedication {
  txnId: string
  /** Null: the donor removed it. */
  name: string | null
  project: string
  purpose: string
}

/** Tells the trust which name to write for a donation. The trust's staff reads its texts. */
export function dedicationMail(to: string, { txnId, name, project, purpose }: Dedication): Mail {
  const request = name === null ? 'The donor no longer wants a name to be written.' : `Name to be written: ${name}`
  return {
    to,
    kind: 'to_trust',
    language: fallbackLanguage,
    subject: `A name for donation ${txnId}`,
    text: `${request}\n\nProject: ${project}\nPurpose: ${purpose}\nTransaction id: ${txnId}`,
  }
}
