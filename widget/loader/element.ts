/** Elements and styles of the loader. Built without HTML text, so that Trusted Types allow them. */
import { tag } from './settings.ts'

/** Makes an element: properties by name, children in order. */
export const element = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<Omit<HTMLElementTagNameMap[Tag], 'part'>> & { part?: string } = {},
  ...children: Array<Node | string>
): HTMLElementTagNameMap[Tag] => {
  const made = Object.assign(document.createElement(tag), properties)
  made.append(...children)
  return made
}

/** One for all. Constructed, because no `style-src` forbids it. */
let sheet: CSSStyleSheet | undefined
try {
  sheet = new CSSStyleSheet()
} catch {}
/** Replaces it in browsers without constructable style sheets (Safari before 16.4), and in shadow roots of a polyfill. */
const copies: HTMLStyleElement[] = []
let style: string

/** Applies the style to everything drawn now and later. */
export const restyle = (css: string): void => {
  style = css
  sheet?.replaceSync(css)
  for (const copy of copies) copy.textContent = css
}

/** Shows `content` in a shadow root of `host`, once. Does nothing if the page has closed an existing root, or cannot make roots. */
export const showIn = (host: HTMLElement, content: HTMLElement): void => {
  try {
    const root = host.attachShadow({ mode: 'open' })
    root.append(content)
    try {
      // Without a style sheet this throws, too.
      root.adoptedStyleSheets.push(sheet!)
    } catch {
      const copy = element('style', { nonce: tag.nonce, textContent: style })
      root.append(copy)
      copies.push(copy)
    }
  } catch {}
}
