/** Elements and the style of all that the loader shows. Built without HTML text, so that Trusted Types have nothing to refuse. */
import css from './loader.css?inline'
import { options } from './settings.ts'

/** `floating`: where on the page the floating button stands, as CSS. */
type Extra = { closedBy?: string; floating?: string }

declare global {
  interface HTMLElementTagNameMap {
    'donate-button': HTMLElement
    'donate-form': HTMLElement
  }
}

/** Makes an element: properties by name, children in order. */
export const element = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties?: Partial<Omit<HTMLElementTagNameMap[Tag], 'style' | 'part'>> & Extra & { part?: string },
  ...children: Array<Node | string>
): HTMLElementTagNameMap[Tag] => {
  const made = Object.assign(document.createElement(tag), properties)
  made.append(...children)
  return made
}

// A constructed sheet: no `style-src` forbids it.
const styles = new CSSStyleSheet()
styles.replaceSync(css)

/** Shows `content` in an open shadow root of `host`, in the page's accent (else marigold) and theme. */
export const showIn = (host: HTMLElement & Extra, content: HTMLElement): void => {
  const root = host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [styles]
  // Set through the object model, which no policy forbids. For `auto`, or no theme, nothing is declared: CSS takes every word for a colour scheme.
  content.style =
    `--accent:${options.accent || 'var(--donate-accent,#e2912a)'};color-scheme:${(options.theme as string) > 'b' ? options.theme : ''};` +
    host.floating
  root.append(content)
}
