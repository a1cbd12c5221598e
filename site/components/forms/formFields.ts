/** Reads and fills the fields of a form. The browser keeps what is typed, so nothing is lost before the program has loaded. */

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What a field holds: a text, or whether a box is ticked. */
export type FieldValue = string | boolean
export type FieldValues = Readonly<Record<string, FieldValue>>

const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (one): one is Control =>
      (one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement || one instanceof HTMLSelectElement) &&
      one.name !== '',
  )

/** `birthday[day]` is a part of the field `birthday`. */
const partOf = /^(.+)\[(year|month|day)\]$/

export const fieldNameOf = (control: { name: string }): string => partOf.exec(control.name)?.[1] ?? control.name

interface DayParts {
  year: string
  month: string
  day: string
}

const pad = (digits: string) => (digits.length === 1 ? `0${digits}` : digits)
const joinDay = ({ year, month, day }: DayParts) => (day || month || year ? `${year}-${pad(month)}-${pad(day)}` : '')

/** @param text `yyyy-MM-dd`, or '' */
export const splitDay = (text: string): DayParts => {
  const [year = '', month = '', day = ''] = text.split('-')
  return { year, month, day: day.replace(/^0(?=\d)/, '') }
}

/** A select whose options are still loading holds the value that it was given. */
const valueOf = (control: Control): string => control.dataset['given'] ?? control.value

/** The values by field. A day of three fields is `yyyy-MM-dd`, or ''. */
export const readFields = (form: HTMLFormElement): FieldValues => {
  const values: Record<string, FieldValue> = {}
  const days: Record<string, DayParts> = {}
  for (const control of controlsOf(form)) {
    const { name, type } = control
    const [, dayName, part] = partOf.exec(name) ?? []
    if (dayName) days[dayName] = { ...(days[dayName] ?? splitDay('')), [part ?? '']: control.value }
    else if (type === 'checkbox') values[name] = 'checked' in control && control.checked
    else if (type !== 'radio') values[name] = valueOf(control)
    else if ('checked' in control && control.checked) values[name] = control.value
    else values[name] ??= ''
  }
  for (const [name, parts] of Object.entries(days)) values[name] = joinDay(parts)
  return values
}

/** @returns whether the form has the field */
export const fillField = (form: HTMLFormElement, name: string, value: FieldValue): boolean => {
  const controls = controlsOf(form).filter((control) => fieldNameOf(control) === name)
  const parts = splitDay(String(value))
  for (const control of controls) {
    const part = partOf.exec(control.name)?.[2]
    const text = part ? parts[part as keyof DayParts] : String(value)
    if (control.type === 'checkbox' && 'checked' in control) control.checked = value === true
    else if (control.type === 'radio' && 'checked' in control) control.checked = control.value === value
    else if (control instanceof HTMLSelectElement) choose(control, text)
    else control.value = text
  }
  return controls.length > 0
}

/** Chooses an option. While it is not there, the select keeps the value for the time when its options have loaded. */
export const choose = (select: HTMLSelectElement, value: string): void => {
  delete select.dataset['given']
  if ([...select.options].some((option) => option.value === value)) select.value = value
  else select.dataset['given'] = value
}

/** Whether a person, or the browser for them, has changed the field since it was drawn. */
export const isTouched = (form: HTMLFormElement, name: string): boolean =>
  controlsOf(form).some((control) => {
    if (fieldNameOf(control) !== name) return false
    if (control instanceof HTMLSelectElement) return false
    if (control.type === 'checkbox' || control.type === 'radio')
      return 'checked' in control && control.checked !== control.defaultChecked
    return control.value !== control.defaultValue
  })
