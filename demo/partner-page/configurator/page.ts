/** The whole page of the configurator: the choices are in its address, so it works without scripts and can be linked to. */
import { html } from 'hono/html'
import type { Language } from '../../../shared/languages.ts'
import { codeBlock } from '../frame/codeBlock.ts'
import type { Markup } from '../../stack/samplePage.ts'
import { inUi, layout, pointer, section } from '../frame/layout.ts'
import type { PageRoots } from '../frame/pageRoots.ts'
import { managerAnalytics, partnerAnalytics, trustAnalytics } from './lines/analytics.ts'
import type { Known } from './askApi.ts'
import { type Choices, toQuery, type Untaken } from './choices.ts'
import { radios } from './fields.ts'
import { choicesForm } from './form.ts'
import { type Block, blocksFor } from './lines/blocksFor.ts'
import { linkStyle } from './lines/linkStyle.ts'
import { policyLines } from './lines/policyLines.ts'
import { ownerTexts } from '../texts/ownerTexts.ts'

const analytics: readonly Block[] = [
  { kind: 'ga4-page', text: partnerAnalytics },
  { kind: 'ga4-manager', text: managerAnalytics },
  { kind: 'ga4-trust', text: trustAnalytics },
]

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
