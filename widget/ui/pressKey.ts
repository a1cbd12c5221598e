/** The browser's actions for a key, as far as our form needs them. */
import { shadowRootOf } from './shadowRootOf.ts'

const reachable = (dialog: HTMLElement): HTMLElement[] =>
  [...dialog.querySelectorAll<HTMLElement>('a[href],button,input,select,summary')].filter(
    (one) => one.checkVisibility() && !one.closest('[inert],:disabled'),
  )

const moveFocus = (dialog: HTMLElement, focused: Element | null, by: number): void => {
  const all = reachable(dialog)
  const at = all.findIndex((one) => one === focused)
  // No element of the list has it: forwards starts at the first, backwards at the last.
  const next = at < 0 && by > 0 ? 0 : (Math.max(at, 0) + by + all.length) % all.length
  all[next]?.focus()
}

const write = (field: HTMLInputElement, text: string): void => {
  const { selectionStart: from, selectionEnd: to } = field
  if (from === null || to === null) return
  field.setRangeText(text, text || from < to ? from : Math.max(0, from - 1), to, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

/** @param event a cancelled event */
export const pressKey = (dialog: HTMLElement, { key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
  const focused = shadowRootOf(dialog).activeElement
  if (ctrlKey || metaKey || altKey) return
  if (key === 'Escape' && dialog instanceof HTMLDialogElement) dialog.close()
  else if (key === 'Tab') moveFocus(dialog, focused, shiftKey ? -1 : 1)
  else if (focused instanceof HTMLInputElement && focused.selectionStart !== null) {
    if (key === 'Enter') focused.form?.querySelector<HTMLElement>('.main')?.click()
    else if (key === 'Backspace') write(focused, '')
    else if (key.length === 1) write(focused, key)
  } else if (focused instanceof HTMLElement && (key === 'Enter' || key === ' ')) focused.click()
}
