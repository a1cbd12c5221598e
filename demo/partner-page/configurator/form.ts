/** The choices: the donation's purpose, the look, the partner. */
import { html } from 'hono/html'
import { maxAmount } from '../../../shared/donation/limits.ts'
import { languageLabel } from '../../../shared/languageLabel.ts'
import type { Language } from '../../../shared/languages.ts'
import { formatRupees } from '../../../shared/money.ts'
import type { Markup } from '../../stack/samplePage.ts'
import { checkAccent } from './accent.ts'
import type { Known } from './askApi.ts'
import { type Choices, lists, type Untaken } from './choices.ts'
import { formId, optionsOf, radios, select } from './fields.ts'
import { ownerTexts } from '../texts/ownerTexts.ts'

export function choicesForm(choices: Choices, known: Known, untaken: Untaken): Markup {
  const texts = ownerTexts[choices.ui].configurator
  return html`<form id="${formId}" class="stack" action="/configurator" method="get">
<input type="hidden" name="ui" value="${choices.ui}">
<section class="stack part"><h2>${texts.what}</h2>${whatFor(choices, known, untaken.amounts)}</section>
<section class="stack part"><h2>${texts.looks}</h2>
${radios(choices, 'shape')}
<div class="cornered">${select(choices, 'corner', optionsOf(choices, 'corner'))}</div>
${accentField(choices)}
${select(choices, 'lang', languageOptions(choices.ui))}
${select(choices, 'theme', optionsOf(choices, 'theme'))}
</section>
<section class="stack part"><h2>${texts.yours}</h2>
<div class="field"><label for="partner">${texts.partner}</label><input id="partner" name="partner" value="${choices.partner}" maxlength="40" pattern="[a-z0-9][a-z0-9\\-]*" autocomplete="off" autocapitalize="off" spellcheck="false" aria-describedby="partner-hint">${liveHint('partner', texts.partnerHint, untaken.partner && texts.untakenPartner(untaken.partner))}</div>
${radios(choices, 'script')}
<p class="hint" id="pinned" data-live>${choices.script === 'pinned' && !known.pinned ? texts.noPinned : ''}</p>
</section>
<noscript><button class="go">${texts.show}</button></noscript>
</form>`
}

/** The page's own language, or one of the widget's. */
const languageOptions = (ui: Language) =>
  lists.lang.map((value) => ({
    value,
    label: value === 'page' ? ownerTexts[ui].configurator.asPage : languageLabel(value, ui),
  }))

function whatFor(choices: Choices, { projects, purposes }: Known, untaken: readonly string[]): Markup {
  const { ui, project, purpose, amounts, shape } = choices
  const texts = ownerTexts[ui].configurator
  const kind = projects.find(({ id }) => id === project)?.donation_type
  const hint =
    shape === 'floating'
      ? texts.amountsFloating
      : ((kind && texts.amountsOf[kind]) ?? (shape === 'inline' ? texts.amountsInline : texts.amountsHint))
  return html`${select(choices, 'project', named(projects, texts.anyProject, project), projects.length === 0 ? texts.noProjects : '')}
<div id="purposes" data-live>${select(choices, 'purpose', named(purposes, texts.anyPurpose, purpose), project ? '' : texts.purposeAfter)}</div>
<div class="field"><label for="amounts">${texts.amounts}</label><input id="amounts" name="amounts" value="${amounts.join(' ')}" inputmode="numeric" autocomplete="off" aria-describedby="amounts-hint">${liveHint('amounts', hint, untaken.length > 0 && texts.untakenAmounts(untaken.join(', '), formatRupees(maxAmount)))}</div>`
}

/** A field's hint, after the problem with the typed text. */
const liveHint = (field: string, hint: string, wrong: string | false): Markup =>
  html`<p class="hint" id="${field}-hint" data-live aria-live="polite">${wrong ? html`<strong>${wrong}</strong> ` : ''}${hint}</p>`

/** The entries, with none as the first. If the list did not load, the chosen one keeps its number. */
function named(list: ReadonlyArray<{ id: number; title: string }>, none: string, chosen: number | undefined) {
  const missing = chosen !== undefined && list.length === 0 ? [{ id: chosen, title: `№ ${chosen}` }] : []
  const entries = [...missing, ...list].map(({ id, title }) => ({ value: String(id), label: title }))
  return [{ value: '', label: none }, ...entries]
}

function accentField({ ui, accent }: Choices): Markup {
  const texts = ownerTexts[ui].configurator
  const { colour, text, ratio, verdict, faint } = checkAccent(accent)
  const shown = (Math.floor(ratio * 10) / 10).toFixed(1)
  const said = verdict === 'good' ? texts.accentGood(shown) : texts.accentRefused(accent, colour)
  return html`<div class="field"><label for="accent">${texts.accent}</label>
<div class="colour"><input id="accent" name="accent" value="${accent}" maxlength="40" autocomplete="off" autocapitalize="off" spellcheck="false" aria-describedby="verdict"><input type="color" id="picker" value="${colour}" aria-label="${texts.pick}" hidden>
<svg id="sample" data-live viewBox="0 0 128 48" width="128" height="48" aria-hidden="true"><rect width="128" height="48" rx="4" fill="${colour}"/><text x="64" y="30" text-anchor="middle" fill="${text}">${texts.sample}</text></svg></div>
<p class="hint" id="verdict" data-live data-verdict="${verdict}" aria-live="polite">${said}${faint ? html` ${texts.accentFaint}` : ''}</p></div>`
}
