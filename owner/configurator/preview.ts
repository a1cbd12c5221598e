/** A page with the chosen lines, as a visitor gets it; under the policy that the configurator writes. */
import { raw } from 'hono/html'
import { policyNeeds } from '../../shared/embed/pageFaults.ts'
import type { Markup, PageRoots, SamplePage } from '../frame.ts'
import { ownerTexts } from '../texts/ownerTexts.ts'
import type { PinnedVersion } from '../trust.ts'
import type { Choices } from './choices.ts'
import { embed, toHtml } from './embed.ts'

/** @param origin of this page, where the sandbox answers */
export function previewPage(
  choices: Choices,
  roots: PageRoots,
  origin: string,
  samplePage: SamplePage,
  pinned?: PinnedVersion,
): Markup {
  const { ui, lang, theme, accent, play } = choices
  const texts = ownerTexts[ui].configurator
  // The build's own API if no fault is simulated, so that the lines are exactly those to copy.
  const apiRoot = play === 'real' ? undefined : `${origin}/sandbox/${play}${new URL(roots.apiRoot).pathname}`
  const { script, elements } = embed(choices, { siteRoot: roots.siteRoot, apiRoot }, pinned)
  return samplePage('plain/page.html', {
    ui,
    theme,
    accent: encodeURIComponent(accent),
    lang: lang === 'page' ? ui : lang,
    heading: texts.previewHeading,
    text: texts.previewText,
    after: texts.previewAfter,
    script: raw(toHtml(script)),
    elements: elements.length > 0 ? raw(elements.map(toHtml).join('\n')) : texts.previewFloating,
  })
}

/** What the documented policy allows, the page's own style, and the sandbox on this origin. */
export const previewPolicy = (roots: PageRoots): string => {
  const { 'script-src': script, 'connect-src': calls, 'img-src': pictures } = policyNeeds(roots)
  return `default-src 'none'; script-src ${script}; connect-src 'self' ${calls}; img-src 'self' ${pictures}; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; require-trusted-types-for 'script'; trusted-types 'none'`
}
