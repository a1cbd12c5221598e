import type { FieldSpec } from '../Field.tsx'

/** A field of a form that comes when it is near: a line unless told. */
export interface NearFieldSpec extends FieldSpec {
  /** `long`: several lines; `choice`: one of some, each with what it means. */
  kind?: 'line' | 'long' | 'choice'
  choices?: ReadonlyArray<{ value: string; title: string; text: string }>
  /** Most letters of a long text; near it, the rest is told. */
  limit?: { most: number; left(letters: number): string }
}
