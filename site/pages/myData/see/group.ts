/** A part of what is kept: its facts, and where the person can change them. */
export interface Group {
  title: string
  facts: ReadonlyArray<{ label: string; value: string }>
  links: ReadonlyArray<{ to: string; text: string }>
  note?: string
}
