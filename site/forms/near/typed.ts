/** Text typed into a form before the code that checks it loaded. */
export interface Typed {
  values: Readonly<Record<string, string>>
  /** Name of the focused field. */
  focus: string | null
  /** The visitor has pressed the button already. */
  pressed: boolean
}

/** Reads the form in the page. */
export const readTyped = (form: HTMLFormElement, pressed: boolean): Typed => {
  const values: Record<string, string> = {}
  for (const [name, value] of new FormData(form)) if (typeof value === 'string' && value) values[name] = value
  const focused = form.contains(document.activeElement) ? document.activeElement?.getAttribute('name') : null
  return { values, focus: focused ?? null, pressed }
}
