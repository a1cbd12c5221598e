/** A page with the chosen lines, as a visitor gets it; under the policy that the configurator writes. */
import { html, raw } from 'hono/html'
import { policyNeeds } from '../../../shared/embed/trustAddresses.ts'
import type { Markup } from '../frame/layout.ts'
import type { PageRoots } from '../frame/pageFile.ts'
import type { PinnedVersion } from '../frame/trustApi.ts'
import type { Choices } from './choices.ts'
import { type Embed, embed } from './lines/embed.ts'
import { toHtml } from './lines/tag.ts'
import { configuratorTexts } from '../frame/texts.ts'

/** @param origin of this page, where the sandbox answers */
export function previewEmbed(
  choices: Choices,
  { siteRoot, apiRoot }: PageRoots,
  origin: string,
  pinned?: PinnedVersion,
): Embed {
  // The build's own API if no fault is simulated, so that the lines are exactly those to copy.
  const played =
    choices.play === 'real' ? undefined : `${origin}/sandbox/${choices.play}/${new URL(apiRoot).pathname.slice(1)}`
  return embed(choices, { siteRoot, apiRoot: played }, pinned)
}

export function previewPage(choices: Choices, { script, elements }: Embed): Markup {
  const texts = configuratorTexts[choices.ui]
  const lang = choices.lang === 'page' ? choices.ui : choices.lang
  return html`<!doctype html>
<html lang="${choices.ui}" class="${choices.theme}">
<head>
<meta charset="utf-8">
<title>${texts.previewHeading}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/emblem.svg" type="image/svg+xml">
<link rel="stylesheet" href="/preview.css">
<link rel="stylesheet" href="/configurator/link.css?accent=${encodeURIComponent(choices.accent)}">
${raw(toHtml(script))}
</head>
<body>
<main aria-labelledby="heading">
<h1 id="heading">${texts.previewHeading}</h1>
<p>${texts.previewText}</p>
<div class="place" lang="${lang}">${raw(elements.map(toHtml).join('\n'))}${elements.length === 0 ? html`<p>${texts.previewFloating}</p>` : ''}</div>
<p>${texts.previewAfter}</p>
</main>
</body>
</html>`
}

/** What the documented policy allows, the page's own style, and the sandbox on this origin. */
export const previewPolicy = (roots: PageRoots): string => {
  const { 'script-src': script, 'connect-src': calls, 'img-src': pictures } = policyNeeds(roots)
  return `default-src 'none'; script-src ${script}; connect-src 'self' ${calls}; img-src 'self' ${pictures}; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; require-trusted-types-for 'script'; trusted-types 'none'`
}
