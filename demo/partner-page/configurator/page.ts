/** The configurator's page, whole: what is chosen stands in its address, so it works without scripts and can be linked to. */
import { html } from 'hono/html'
import { codeBlock } from '../frame/codeBlock.ts'
import { inUi, layout, type Markup } from '../frame/layout.ts'
import type { PageRoots } from '../frame/pageFile.ts'
import { managerAnalytics, partnerAnalytics, trustAnalytics } from './lines/analytics.ts'
import type { Known } from './askApi.ts'
import { type Choices, places, plays, toQuery, type Untaken, views } from './choices.ts'
import { optionsOf, radios } from './fields.ts'
import { choicesForm } from './form.ts'
import { blocksFor } from './lines/blocksFor.ts'
import { linkStyle } from './lines/linkStyle.ts'
import { policyLines } from './lines/policyLines.ts'
import { configuratorTexts } from '../frame/texts.ts'

export function configuratorPage(
  choices: Choices,
  untaken: Untaken,
  known: Known,
  roots: PageRoots,
  origin: string,
): Markup {
  const { ui } = choices
  const texts = configuratorTexts[ui]
  return layout({
    ui,
    title: texts.title,
    lede: texts.lede,
    styles: ['/frame.css', '/configurator.css'],
    scripts: ['/configurator.js', '/copy.js'],
    inLanguage: (language) => `/configurator${toQuery({ ...choices, ui: language })}`,
    siteRoot: roots.siteRoot,
    body: html`<div class="bench">${choicesForm(choices, known, untaken)}${preview(choices)}</div>
${linesSection(choices, known, roots, origin)}
${policySection(choices, roots)}
${analyticsSection(choices)}
<section class="split"><h2>${texts.registration}</h2><div><p>${texts.registrationLead}</p><p><a href="${roots.siteRoot}/partner-registration?lang=${ui}">${texts.registrationLink}</a></p></div></section>
<section class="split"><h2>${texts.doctor}</h2><div><p>${texts.doctorLead}</p><p><a href="/doctor${inUi(ui)}">${texts.doctorLink}</a></p></div></section>`,
  })
}

function preview(choices: Choices): Markup {
  const texts = configuratorTexts[choices.ui]
  // Without what changes nothing in it, so that a form that is open there stays open.
  const address = `/configurator/preview${toQuery({ ...choices, place: 'html', view: 'phone' })}`
  return html`<section class="preview" aria-labelledby="preview-title">
<div class="bar"><h2 id="preview-title">${texts.preview}</h2>${radios('view', texts.view, optionsOf(views, texts.views), choices.view, 'row')}</div>
<div class="stage" id="stage" data-view="${choices.view}"><iframe id="preview" src="${address}" title="${texts.previewFrame}"></iframe></div>
<p class="begun" role="status" id="begun" data-text="${texts.backAgain}"></p>
<p id="tab" data-live><a href="${address}" target="_blank">${texts.newTab}</a></p>
<p><a href="#lines-title">${texts.toLines}</a></p>
${radios('play', texts.play, optionsOf(plays, texts.plays), choices.play)}
<p class="hint">${texts.playLead}</p>
<dl class="endings">${texts.endings.map(([name, how]) => html`<div><dt>${name}</dt><dd>${how}</dd></div>`)}</dl>
<p class="visually-hidden" role="status" id="updated" data-text="${texts.updated}"></p>
</section>`
}

function linesSection(choices: Choices, known: Known, roots: PageRoots, origin: string): Markup {
  const { ui, shape, place, script } = choices
  const texts = configuratorTexts[ui]
  const pinned = script === 'pinned' ? known.pinned : undefined
  const blocks = blocksFor(choices, { siteRoot: roots.siteRoot }, pinned)
  const reserve = shape === 'button' && place !== 'wix' && place !== 'wordpress'
  return html`<section class="split" aria-labelledby="lines-title"><div><h2 id="lines-title">${texts.lines}</h2>
${radios('place', texts.place, optionsOf(places, texts.places), place)}</div>
<div id="lines" data-live>
${blocks.map(({ kind, text }) => html`${codeBlock(ui, kind, texts.blocks[kind].name, text)}<p class="where">${texts.blocks[kind].where}</p>`)}
${reserve ? html`<p class="where">${texts.reserve[place === 'react' ? 'sheet' : 'page']}</p>${codeBlock(ui, 'reserve', texts.reserveName, lookLines(choices))}` : ''}
${codeBlock(ui, 'address', texts.link, `${origin}/configurator${toQuery(choices)}`)}<p class="where">${texts.linkLead}</p>
</div></section>`
}

/** To be pasted like the other lines; who writes React has a style sheet. */
const lookLines = ({ place, accent }: Choices): string =>
  place === 'react' ? linkStyle(accent) : `<style>\n${linkStyle(accent)}\n</style>`

function policySection({ ui }: Choices, roots: PageRoots): Markup {
  const texts = configuratorTexts[ui]
  const { hosts, nonce } = policyLines(roots)
  return html`<section class="split" id="csp"><div><h2>${texts.policy}</h2><p>${texts.policyLead}</p></div>
<div>${codeBlock(ui, 'policy', texts.policyHosts, hosts)}${codeBlock(ui, 'policy-nonce', texts.policyNonce, nonce)}<p class="where">${texts.policyNonceWhere}</p></div></section>`
}

function analyticsSection({ ui }: Choices): Markup {
  const texts = configuratorTexts[ui]
  return html`<section class="split" id="analytics"><div><h2>${texts.analytics}</h2><p>${texts.analyticsLead}</p></div>
<div>${codeBlock(ui, 'ga4-page', texts.partnerAnalytics, partnerAnalytics)}<p class="where">${texts.partnerAnalyticsWhere}</p>
${codeBlock(ui, 'ga4-manager', texts.managerAnalytics, managerAnalytics)}<p class="where">${texts.managerAnalyticsWhere}</p>
${codeBlock(ui, 'ga4-trust', texts.trustAnalytics, trustAnalytics)}<p class="where">${texts.trustAnalyticsWhere}</p></div></section>`
}
