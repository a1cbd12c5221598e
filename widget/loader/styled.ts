import { sheet } from './element.ts'
import css from './loader.css?inline'
import { options } from './settings.ts'

const styles = sheet(css)

/** Shows content in an open shadow root of `host`, with the loader's style and the page's accent. */
export const showIn = (host: HTMLElement, content: HTMLElement): void => {
  const root = host.attachShadow({ mode: 'open', delegatesFocus: true })
  root.adoptedStyleSheets = [styles]
  content.style.setProperty('--accent', options.accent || '')
  root.append(content)
}
