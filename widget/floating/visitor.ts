/** What the visitor is doing. */

const fields = 'textarea,select,input:not([type=button],[type=submit],[type=reset],[type=checkbox],[type=radio])'

/** The focus is in a field: on phones the keyboard is open. */
export const isTyping = (): boolean => {
  let active = document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active instanceof HTMLElement && (active.matches(fields) || active.isContentEditable)
}

/** The button has the keyboard's focus, or a mouse is over it. After a touch browsers keep `:hover`, so that does not count. */
export const isHeld = (button: HTMLElement): boolean =>
  button.matches(':focus-visible') || (button.matches(':hover') && matchMedia('(hover:hover)').matches)
