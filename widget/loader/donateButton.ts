/** `<donate-button>`: a button of ours around the page's words, or the page's own link where it put one inside. */
import { element } from './element.ts'
import { language } from './settings.ts'
import { showIn } from './styled.ts'
import { words } from './text.ts'

export class DonateButton extends HTMLElement {
  connectedCallback(): void {
    if (this.shadowRoot) return
    const slot = element('slot', {}, words[language()][0])
    showIn(this, this.querySelector('a') ? slot : element('button', { type: 'button' }, slot))
  }
}
