/** Lines to copy, with their copy button (copy.js); without scripts they can be selected by hand. */
import type { Language } from '../../../shared/languages.ts'
import { html } from 'hono/html'
import type { Markup } from '../../stack/samplePage.ts'
import { ownerTexts } from '../texts/ownerTexts.ts'

/** @param name of the lines: heading of the block, and part of the button's name */
export const codeBlock = (ui: Language, id: string, name: string, text: string): Markup => {
  const { copy, copied } = ownerTexts[ui].frame
  // Lines of HTML wrap; a program keeps its lines.
  const look = /\n {2}/.test(text) ? 'program' : ''
  return html`<figure class="code">
<figcaption class="bar"><span id="${id}-name">${name}</span><button type="button" class="copy" id="${id}-copy" data-copy="${id}" data-copied="${copied}" aria-label="${copy}: ${name}" hidden>${copy}</button></figcaption>
<pre class="${look}" id="${id}-block" tabindex="0" role="group" aria-labelledby="${id}-name"><code id="${id}" translate="no">${text}</code></pre>
</figure>`
}
