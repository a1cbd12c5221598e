/** Tables of what donors saw and declared. */
import type { Generated } from 'kysely'
import type { DeclarationAnswer } from '../../../shared/contract/people/declaration.ts'
import type { Language } from '../../../shared/languages.ts'

/** A text as it was shown. Never changed: a new text is a new row. */
export interface WordingTable {
  id: Generated<number>
  kind: 'notice' | 'declaration'
  version: string
  language: Language
  /** JSON text. */
  body: string
  created_at: Date
}

export interface PrivacyTables {
  wordings: WordingTable
  notices_seen: {
    id: Generated<number>
    user_id: number
    wording_id: number
    at: Date
  }
  /** The newest row of a person counts; older ones are the history. */
  declarations: {
    id: Generated<number>
    user_id: number
    answer: DeclarationAnswer
    wording_id: number
    at: Date
  }
}
