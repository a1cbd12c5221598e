/** `<donate-button>` and `<donate-form>`. */
import { element, showIn } from './element.ts'
import { language } from './language.ts'
import { later } from './later.ts'
import { load } from './modules.ts'
import { offerOtherWays } from './otherWays.ts'
import { options, stops } from './settings.ts'
import { words } from './text.ts'

/** At once: elements that are there already have their size in the next frame. A script that is loaded twice finds it there. */
const define = (name: string, show: (host: HTMLElement) => unknown): void => {
  try {
    customElements.define(
      name,
      class extends HTMLElement {
        static readonly ours = true
        connectedCallback(): void {
          const draw = (): unknown => this.shadowRoot || show(this)
          // The parser tells of an element before it has read what is in it.
          if (!this.firstChild) later(draw)
          else draw()
        }
      },
    )
  } catch {}
}

// A real button, out of reach of the page's styles, around the page's words or else ours. A link of the page's own is itself what is pressed, in the
// page's own style: there is nothing to press within a button.
define(
  'donate-button',
  (host) =>
    host.querySelector('a') ||
    showIn(host, element('button', { part: 'button' }, element('slot', 0, words[language()][0]))),
)

// The form inside the page. Its code looks after it from here on; where that does not come, the page's own link in it stands, or else ours.
define('donate-form', (host) =>
  load('inline')
    .then((inline) => inline.mount(host, options, stops))
    .catch((problem) => offerOtherWays(host, '', problem)),
)
