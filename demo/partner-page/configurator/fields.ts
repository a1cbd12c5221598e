/** Fields of the configurator's form. They name the form by id, because some are beside what they change. */
import { html } from 'hono/html'
import type { Markup } from '../../stack/samplePage.ts'
import { ownerTexts } from '../texts/ownerTexts.ts'
import { type Choices, lists } from './choices.ts'
import type { ConfiguratorTexts } from '../texts/en/configurator.ts'

export const formId = 'choices'

interface Option {
  value: string
  label: string
  hint?: string | undefined
}

/** Radio buttons: all choices are visible. */
export const radios = (choices: Choices, name: keyof ConfiguratorTexts['words'], look = ''): Markup =>
  html`<fieldset class="radios ${look}"><legend>${ownerTexts[choices.ui].configurator[name]}</legend>
${optionsOf(choices, name).map(
  ({ value, label, hint }) =>
    html`<label><input type="radio" form="${formId}" name="${name}" value="${value}" ${value === choices[name] ? 'checked' : ''}><span>${label}${hint ? html` <small>${hint}</small>` : ''}</span></label>`,
)}
</fieldset>`

export const select = (
  choices: Choices,
  name: 'project' | 'purpose' | 'lang' | 'corner' | 'theme',
  options: readonly Option[],
  hint = '',
): Markup =>
  html`<div class="field"><label for="${name}">${ownerTexts[choices.ui].configurator[name]}</label>
<select id="${name}" name="${name}" form="${formId}" ${hint ? html`aria-describedby="${name}-hint"` : ''}>
${options.map(({ value, label }) => html`<option value="${value}" ${value === String(choices[name] ?? '') ? 'selected' : ''}>${label}</option>`)}
</select>${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : ''}</div>`

/** The words of a list, in its order. */
export function optionsOf({ ui }: Choices, name: keyof ConfiguratorTexts['words']): Option[] {
  const words: Readonly<Record<string, string | readonly string[]>> = ownerTexts[ui].configurator.words[name]
  return lists[name].map((value) => {
    const [label = value, hint] = [words[value] ?? value].flat()
    return { value, label, hint }
  })
}
