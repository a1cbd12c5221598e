/** The whole page of the configurator: the choices are in its address, so it works without scripts and can be linked to. */
import { html } from 'hono/html'
import type { Language } from '../../shared/languages.ts'
import { codeBlock, inUi, layout, type PageRoots, pointer, section, type Markup } from '../frame.ts'
import { analytics, type Block, blocksFor, linkStyle, policyLines } from './blocksFor.ts'
import type { Known } from '../trust.ts'
import { type Choices, lists, toQuery, type Untaken } from './choices.ts'
import { ownerTexts } from '../texts/ownerTexts.ts'
import { maxAmount } from '../../shared/donation/limits.ts'
import { languageLabel } from '../../shared/languageLabel.ts'
import { formatRupees } from '../../shared/money.ts'
import { checkAccent } from './accent.ts'
import type { ConfiguratorTexts } from '../texts/en/configurator.ts'

export function configuratorPage(
  choices: Choices,
  untaken: Untaken,
  known: Known,
  roots: PageRoots,
  origin: string,
): Markup {
  const { ui } = choices
  const texts = ownerTexts[ui].configurator
  const { hosts, nonce } = policyLines(roots)
  return layout({
    ui,
    title: texts.title,
    lede: texts.lede,
    style: 'configurator',
    script: '/configurator.js',
    inLanguage: (language) => `/configurator${toQuery({ ...choices, ui: language })}`,
    siteRoot: roots.siteRoot,
    body: html`<div class="columns">${choicesForm(choices, known, untaken)}${preview(choices)}</div>
${linesSection(choices, known, roots, origin)}
${section(
  texts.policy,
  texts.policyLead,
  shownBlocks(ui, [
    { kind: 'policy', text: hosts },
    { kind: 'policy-nonce', text: nonce },
  ]),
)}
${section(texts.analytics, texts.analyticsLead, shownBlocks(ui, analytics))}
${pointer(texts.registration, texts.registrationLead, `${roots.siteRoot}/partner-registration?lang=${ui}`, texts.registrationLink)}
${pointer(texts.doctor, texts.doctorLead, `/doctor${inUi(ui)}`, texts.doctorLink)}`,
  })
}

function preview(choices: Choices): Markup {
  const texts = ownerTexts[choices.ui].configurator
  // Without choices that change nothing in it, so that an open form stays open.
  const address = `/configurator/preview${toQuery({ ...choices, place: 'html', view: 'phone' })}`
  return html`<section class="stack" aria-labelledby="preview-title">
<div class="bar"><h2 id="preview-title">${texts.preview}</h2>${radios(choices, 'view', 'row')}</div>
<div id="stage" data-view="${choices.view}"><iframe id="preview" src="${address}" title="${texts.previewFrame}"></iframe></div>
<p class="news" role="status" id="begun" data-text="${texts.backAgain}"></p>
<p id="tab" data-live><a href="${address}" target="_blank">${texts.newTab}</a></p>
<p><a href="#lines-title">${texts.toLines}</a></p>
${radios(choices, 'play')}
<p class="hint">${texts.playLead}</p>
<dl>${texts.endings.map(([name, how]) => html`<div><dt>${name}</dt><dd>${how}</dd></div>`)}</dl>
<p class="visually-hidden" role="status" id="updated" data-text="${texts.updated}"></p>
</section>`
}

/** Blocks to copy, each with where it goes. */
const shownBlocks = (ui: Language, blocks: readonly Block[]): Markup[] =>
  blocks.map(({ kind, text }) => {
    const [name, where] = ownerTexts[ui].configurator.blocks[kind]
    return html`${codeBlock(ui, kind, name, text)}${where && html`<p class="hint">${where}</p>`}`
  })

function linesSection(choices: Choices, known: Known, roots: PageRoots, origin: string): Markup {
  const { ui, shape, place, script, accent } = choices
  const texts = ownerTexts[ui].configurator
  const pinned = script === 'pinned' ? known.pinned : undefined
  // To be pasted like the other lines; who writes React has a style sheet. WordPress and Wix have looks of their own.
  const look = place === 'react' ? linkStyle(accent) : `<style>\n${linkStyle(accent)}\n</style>`
  const styled = shape === 'button' && place !== 'wix' && place !== 'wordpress'
  return html`<section class="columns" aria-labelledby="lines-title"><div class="stack"><h2 id="lines-title">${texts.lines}</h2>
${radios(choices, 'place')}</div>
<div class="stack" id="lines" data-live>${shownBlocks(ui, [
    ...blocksFor(choices, { siteRoot: roots.siteRoot }, pinned),
    ...(styled ? [{ kind: 'reserve', text: look } as const] : []),
    { kind: 'address', text: `${origin}/configurator${toQuery(choices)}` },
  ])}</div></section>`
}

function choicesForm(choices: Choices, known: Known, untaken: Untaken): Markup {
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
  const sentence = verdict === 'good' ? texts.accentGood(shown) : texts.accentRefused(accent, colour)
  return html`<div class="field"><label for="accent">${texts.accent}</label>
<div class="colour"><input id="accent" name="accent" value="${accent}" maxlength="40" autocomplete="off" autocapitalize="off" spellcheck="false" aria-describedby="verdict"><input type="color" id="picker" value="${colour}" aria-label="${texts.pick}" hidden>
<svg id="sample" data-live viewBox="0 0 128 48" width="128" height="48" aria-hidden="true"><rect width="128" height="48" rx="4" fill="${colour}"/><text x="64" y="30" text-anchor="middle" fill="${text}">${texts.sample}</text></svg></div>
<p class="hint" id="verdict" data-live data-verdict="${verdict}" aria-live="polite">${sentence}${faint ? html` ${texts.accentFaint}` : ''}</p></div>`
}

const formId = 'choices'

interface Option {
  value: string
  label: string
  hint?: string | undefined
}

/** Radio buttons: all choices are visible. */
const radios = (choices: Choices, name: keyof ConfiguratorTexts['words'], look = ''): Markup =>
  html`<fieldset class="radios ${look}"><legend>${ownerTexts[choices.ui].configurator[name]}</legend>
${optionsOf(choices, name).map(
  ({ value, label, hint }) =>
    html`<label><input type="radio" form="${formId}" name="${name}" value="${value}" ${value === choices[name] ? 'checked' : ''}><span>${label}${hint ? html` <small>${hint}</small>` : ''}</span></label>`,
)}
</fieldset>`

const select = (
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
function optionsOf({ ui }: Choices, name: keyof ConfiguratorTexts['words']): Option[] {
  const words: Readonly<Record<string, string | readonly string[]>> = ownerTexts[ui].configurator.words[name]
  return lists[name].map((value) => {
    const [label = value, hint] = [words[value] ?? value].flat()
    return { value, label, hint }
  })
}
