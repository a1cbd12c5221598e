/** `<donate-button>` and `<donate-form>`. */
import { element, showIn } from './element.ts'
import { language } from './language.ts'
import { later } from './later.ts'
import { load } from './modules.ts'
import { offerOtherWays } from './otherWays.ts'
import { options, stops } from './settings.ts'
import { donateText } from './text.ts'

/** A real button, out of reach of the page's styles, around the page's words or else ours. */
export const donateButton = (): HTMLButtonElement =>
  element('button', { part: 'button' }, element('slot', {}, donateText[language()]))

/**
 * At once: elements that are there already have their size in the next frame. A script that is loaded twice finds it there.
 *
 * @param show draws the element, unless it is drawn already: called whenever the element comes into the page
 */
const define = (name: string, show: (host: HTMLElement) => void): void => {
  try {
    customElements.define(
      name,
      class extends HTMLElement {
        connectedCallback(): void {
          // The parser tells of an element before it has read what is in it.
          if (this.firstChild) show(this)
          else later(() => show(this))
        }
      },
    )
  } catch {}
}

define('donate-button', (host) => {
  // Visitors press the page's own link, in the page's own style: nothing can be pressed within a button.
  if (!host.querySelector('a')) showIn(host, donateButton())
})

// The form inside the page. Its code looks after it from here on; where that does not come, the page's own link in it stands, or else ours.
define('donate-form', (host) => {
  load('inline')
    .then((inline) => inline.mount(host, options, stops))
    .catch((problem) => offerOtherWays(host, '', problem))
})
