import { element, showIn } from './element.ts'
import { language } from './language.ts'
import { options } from './settings.ts'
import { words } from './text.ts'

/** `<donate-button>`: a real button, out of reach of the page's styles, around the page's words or else ours. */
export class DonateButton extends HTMLElement {
  connectedCallback(): void {
    if (!this.shadowRoot) showIn(this, element('button', {}, element('slot', {}, words[language(options)][0])))
  }
}
