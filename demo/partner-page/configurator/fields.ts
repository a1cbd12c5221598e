/** Fields of the configurator's form. They name the form by id, because some are beside what they change. */
import { html } from 'hono/html'
import type { Markup } from '../../stack/samplePage.ts'

export const formId = 'choices'

interface Option {
  value: string
  label: string
  hint?: string
}

/** Radio buttons: all choices are visible. */
export const radios = (name: string, legend: string, options: readonly Option[], chosen: string, look = ''): Markup =>
  html`<fieldset class="radios ${look}"><legend>${legend}</legend>
${options.map(
  ({ value, label, hint }) =>
    html`<label><input type="radio" form="${formId}" name="${name}" value="${value}" ${value === chosen ? 'checked' : ''}><span>${label}${hint ? html` <small>${hint}</small>` : ''}</span></label>`,
)}
</fieldset>`

export const select = (name: string, label: string, options: readonly Option[], chosen: string, hint = ''): Markup =>
  html`<div class="field"><label for="${name}">${label}</label>
<select id="${name}" name="${name}" form="${formId}" ${hint ? html`aria-describedby="${name}-hint"` : ''}>
${options.map(({ value, label: text }) => html`<option value="${value}" ${value === chosen ? 'selected' : ''}>${text}</option>`)}
</select>${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : ''}</div>`

/** Options in this order, from a catalogue of words, some with their meaning. */
export const optionsOf = <V extends string>(
  values: readonly V[],
  words: Readonly<Record<V, string | readonly string[]>>,
): Option[] =>
  values.map((value) => {
    const text = words[value]
    return typeof text === 'string' ? { value, label: text } : { value, label: text[0] ?? '', hint: text[1] ?? '' }
  })
