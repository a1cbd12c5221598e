/** `<donate-button>` and `<donate-form>`. */
import { element, showIn } from './element.ts'
import { isOurs, hearIn } from './openers.ts'
import { language, options, stops } from './settings.ts'
import { schedule } from './hostPage.ts'
import { listen } from './listen.ts'
import { load } from './modules.ts'
import { offerOtherWays } from './otherWays.ts'
import { donateText } from './text.ts'

/** A real button, isolated from the page's styles, around the page's text or our own. */
export const donateButton = (): HTMLButtonElement =>
  element('button', { part: 'button' }, element('slot', {}, donateText[language()]))

/**
 * Runs at once, so that existing elements have their size in the next frame. A script that loads twice finds it defined.
 *
 * @param show draws the element unless it is drawn already: called whenever the element enters the page
 */
const define = (name: string, show: (host: HTMLElement) => void): void => {
  try {
    customElements.define(
      name,
      class extends HTMLElement {
        connectedCallback(): void {
          hearIn(this.getRootNode())
          const draw = (): void => {
            if (isOurs(this)) show(this)
          }
          const whenRead = (): void => {
            // The parser has read all of it once it has come to a later element.
            if (document.readyState !== 'loading' || this.closest(':not(:last-child)')) draw()
            else listen('DOMContentLoaded', draw)
          }
          // The parser reports an element before it has read its content.
          if (this.firstChild) whenRead()
          else schedule(whenRead)
        }
      },
    )
  } catch {}
}

define('donate-button', (host) => {
  // Visitors press the page's own link, in the page's own style, because a link inside a button cannot be pressed.
  if (!host.querySelector('a')) showIn(host, donateButton())
})

// The inline form. Its code maintains it from here on. If the code does not load, the page's own link inside it stays, or ours appears.
define('donate-form', (host) => {
  load('inline')
    .then((inline) => inline.mount(host, language(), options, stops, offerOtherWays))
    .catch((problem) => offerOtherWays(host, '', problem))
})
