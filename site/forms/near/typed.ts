/** What was typed into a form before the code that checks it had come. */
export interface Typed {
  values: Readonly<Record<string, string>>
  /** Name of the field that had the focus. */
  focus: string | null
  /** It was to be sent already. */
  pressed: boolean
}

/** Reads the form as it stands in the page. */
export const readTyped = (form: HTMLFormElement, pressed: boolean): Typed => {
  const values: Record<string, string> = {}
  for (const [name, value] of new FormData(form)) if (typeof value === 'string' && value) values[name] = value
  const focused = form.contains(document.activeElement) ? document.activeElement?.getAttribute('name') : null
  return { values, focus: focused ?? null, pressed }
}
