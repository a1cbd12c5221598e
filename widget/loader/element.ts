/** Elements and styles of the loader. Built without HTML text, so that Trusted Types allow them. */

/** Makes an element: properties by name, children in order. */
export const element = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<Omit<HTMLElementTagNameMap[Tag], 'part'>> & { part?: string } = {},
  ...children: Array<Node | string>
): HTMLElementTagNameMap[Tag] => {
  const created = Object.assign(document.createElement(tag), properties)
  created.append(...children)
  return created
}

/** One for all. Constructed, because no `style-src` forbids it. Browsers below our floor throw here: the page's own links then work as plain links. */
const sheet = new CSSStyleSheet()

/** Applies the style to everything drawn now and later. */
export const restyle = (css: string): void => sheet.replaceSync(css)

/** Shows `content` in a shadow root of `host`, once. Does nothing if the page has closed an existing root, or cannot make roots. */
export const showIn = (host: HTMLElement, content: HTMLElement): void => {
  try {
    const root = host.attachShadow({ mode: 'open' })
    root.append(content)
    root.adoptedStyleSheets.push(sheet)
  } catch {}
}
