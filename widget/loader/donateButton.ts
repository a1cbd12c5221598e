import { element, showIn } from './element.ts'
import { language } from './language.ts'
import { words } from './text.ts'

// At once: a button that is parsed later has its size from the start. A script that is loaded twice finds it there.
if (!customElements.get('donate-button'))
  customElements.define(
    'donate-button',
    /** A real button, out of reach of the page's styles, around the page's words or else ours. */
    class extends HTMLElement {
      connectedCallback(): void {
        if (!this.shadowRoot) showIn(this, element('button', {}, element('slot', {}, words[language()][0])))
      }
    },
  )
