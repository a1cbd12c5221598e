/**
 * Finds elements for engines whose finder cannot look into shadow roots. The functions are sent into the page as text. They refer to nothing outside
 * themselves, and use few built-ins, because a page may have changed those.
 */

export interface Step {
  css: string
  /** Words that it must contain, ignoring white space and case. */
  words: string
}

/** The steps of a selector. */
export const stepsOf = (selector: string): Step[] =>
  selector.split(' >> ').map((step) => {
    const [, css = '', words = ''] = /^(.*?)(?::has-text\("([^"]*)"\))?$/.exec(step) ?? []
    return { css: css || '*', words }
  })

/** The first element that matches the steps, or null. */
export function find(steps: readonly Step[]): HTMLElement | null {
  const plain = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').toLowerCase()
  const look = (root: Document | ShadowRoot | Element, depth: number): HTMLElement | null => {
    const step = steps[depth]
    if (!step) return root as HTMLElement
    const matches = root.querySelectorAll<HTMLElement>(step.css)
    for (let n = 0; n < matches.length; n++) {
      const one = matches[n]
      if (!one || !plain(one.textContent).includes(plain(step.words))) continue
      const found = look(one, depth + 1)
      if (found) return found
    }
    const own = (root as Element).shadowRoot
    const inOwn = own ? look(own, depth) : null
    if (inOwn) return inOwn
    const all = root.querySelectorAll('*')
    for (let n = 0; n < all.length; n++) {
      const inner = all[n]?.shadowRoot
      const found = inner ? look(inner, depth) : null
      if (found) return found
    }
    return null
  }
  return look(document, 0)
}

/** The point to click on an element; null while it is invisible or covered. */
export function pointOf(element: HTMLElement): { x: number; y: number } | null {
  const { width, height } = element.getBoundingClientRect()
  if (width === 0 || height === 0 || getComputedStyle(element).visibility !== 'visible') return null
  const before = element.getBoundingClientRect()
  if (before.top < 0 || before.bottom > innerHeight || before.left < 0 || before.right > innerWidth)
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const box = element.getBoundingClientRect()
  const x = Math.round(box.left + box.width / 2)
  const y = Math.round(box.top + box.height / 2)
  let top = document.elementFromPoint(x, y)
  while (top?.shadowRoot) {
    const inner: Element | null = top.shadowRoot.elementFromPoint(x, y)
    if (!inner || inner === top) break
    top = inner
  }
  // Slotted words belong to the element that contains the slot.
  for (
    let one: Node | null | undefined = top;
    one;
    one = (one as Element).assignedSlot ?? one.parentNode ?? (one as ShadowRoot).host
  )
    if (one === element) return { x, y }
  // A bar over a scrolling part covers it. The next look finds it in the middle.
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  return null
}

export function isVisible(element: HTMLElement): boolean {
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible'
}

/** Puts a text beside a field and selects it, so keys can copy it. It is beside the field because nothing outside a modal dialog can be focused. */
export function beginCopy(field: HTMLElement, text: string): void {
  const source = document.createElement('textarea')
  source.value = text
  field.after(source)
  source.focus()
  source.select()
}

/** Removes that text, and selects the field's text. */
export function endCopy(field: HTMLElement): void {
  field.nextElementSibling?.remove()
  field.focus()
  ;(field as HTMLInputElement).select()
}

/** `:focus` does not match in a window that is not the active one, e.g. a sign-in window. */
export function isFocused(element: HTMLElement): boolean {
  return (element.getRootNode() as Document | ShadowRoot).activeElement === element
}

/** @param field an input */
export function valueOf(field: HTMLElement): string {
  return (field as HTMLInputElement).value
}
