/** Elements and the style of all that the loader shows. Built without HTML text, so that Trusted Types have nothing to refuse. */

declare global {
  interface HTMLElementTagNameMap {
    'donate-button': HTMLElement
    'donate-form': HTMLElement
  }
}

/** Makes an element: properties by name (0: none), children in order. */
export const element = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties?: (Partial<Omit<HTMLElementTagNameMap[Tag], 'part' | 'style'>> & { part?: string; style?: string }) | 0,
  ...children: Array<Node | string>
): HTMLElementTagNameMap[Tag] => {
  const made = Object.assign(document.createElement(tag), properties)
  made.append(...children)
  return made
}

/** One for all, filled by `configure`. Constructed: no `style-src` forbids it. */
export const styles = new CSSStyleSheet()

/** Shows `content` in an open shadow root of `host`. */
export const showIn = (host: HTMLElement, content: HTMLElement): void => {
  const root = host.attachShadow({ mode: 'open' })
  root.append(content)
  root.adoptedStyleSheets = [styles]
}
