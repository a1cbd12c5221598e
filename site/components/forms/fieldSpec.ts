import type { FieldSpec } from './Field.tsx'

/** A field of a form whose code loads when the form is nearly in view. By default it has a single line. */
export interface EnquiryFieldSpec extends FieldSpec {
  /** `long`: several lines; `choice`: one of several, each with its meaning. */
  kind?: 'line' | 'long' | 'choice'
  choices?: ReadonlyArray<{ value: string; title: string; text?: string }>
  /** Maximum letters of a long text; near it, the rest is shown. */
  limit?: { most: number; left(letters: number): string }
}
