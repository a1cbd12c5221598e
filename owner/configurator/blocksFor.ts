/** The lines to copy, by their destination. */
import type { Choices } from './choices.ts'
import type { PinnedVersion } from '../trust.ts'
import { type Embed, embed, type EmbedRoots, pageAddress, type Tag, toHtml, toJsx, toScript } from './embed.ts'
import { checkAccent } from './accent.ts'
import { policyNeeds } from '../../shared/embed/pageFaults.ts'
import type { PageRoots } from '../frame.ts'
import { readFileSync } from 'node:fs'

/** A block to copy. `kind` names it in the catalogue: what it is and where to paste it. */
export interface Block {
  kind:
    | ('html' | 'react' | 'wordpress' | 'wixCode' | 'wixAddress' | 'gtmTag' | 'gtmPage')
    | ('reserve' | 'policy' | 'policy-nonce' | 'ga4-page' | 'ga4-manager' | 'ga4-trust' | 'address')
  text: string
}

export function blocksFor(choices: Choices, roots: EmbedRoots, pinned?: PinnedVersion): Block[] {
  const markup = embed(choices, roots, pinned)
  switch (choices.place) {
    case 'html':
      return [{ kind: 'html', text: htmlLines(markup) }]
    case 'wordpress':
      return [{ kind: 'wordpress', text: wordPressLines(choices, roots, markup) }]
    case 'react':
      return [{ kind: 'react', text: reactLines(markup) }]
    case 'wix':
      return wixBlocks(choices, roots, pinned)
    case 'gtm':
      return gtmBlocks(markup)
  }
}

/** The lines for any page of HTML. */
export const htmlLines = ({ script, elements }: Embed): string => [script, ...elements].map(toHtml).join('\n')

/** The classes of WordPress's own buttons: each theme styles them. */
const themeButton = 'wp-block-button__link wp-element-button'

/**
 * For a “Custom HTML” block. WordPress removes scripts and unknown elements from the posts of most authors, and shows the text of a style element. It
 * keeps a link and its class, so the lines contain no style, and every shape has a link. A floating button has no element, so a link that opens the
 * same form is added.
 */
function wordPressLines(choices: Choices, roots: EmbedRoots, { script, elements }: Embed): string {
  const [link] = embed({ ...choices, amounts: [], shape: 'link' }, roots).elements
  const shown = choices.shape === 'floating' && link ? [link] : elements
  const styled = choices.shape === 'link' ? shown : shown.map(styledByTheme)
  return htmlLines({ script, elements: styled })
}

/** The link, or the link inside the element, with the classes of a button. */
const styledByTheme = (markup: Tag): Tag =>
  markup.name === 'a'
    ? { ...markup, attributes: [['class', themeButton], ...markup.attributes] }
    : {
        ...markup,
        children: markup.children.map((child) => (typeof child === 'string' ? child : styledByTheme(child))),
      }

/** React 19 moves an async script into the head, once, however often the component renders. */
const reactLines = ({ script, elements }: Embed): string =>
  [
    'export const Donate = () => (',
    '  <>',
    ...[script, ...elements].map((markup) => `    ${toJsx(markup)}`),
    '  </>',
    ')',
  ].join('\n')

/**
 * Wix shows pasted HTML in a frame, in which a dialog would be as small as the frame. Its Custom Code runs on the page itself, so the floating button
 * goes there. A button of Wix's own opens an address.
 */
function wixBlocks(choices: Choices, roots: EmbedRoots, pinned?: PinnedVersion): Block[] {
  const { script } = embed({ ...choices, shape: 'floating' }, roots, pinned)
  const amounts = choices.amounts.length > 0 ? choices.amounts : [undefined]
  const addresses = amounts.map((amount) => pageAddress(choices, roots.siteRoot, amount))
  const address: Block = { kind: 'wixAddress', text: addresses.join('\n') }
  return choices.shape === 'link' ? [address] : [{ kind: 'wixCode', text: toHtml(script) }, address]
}

/** Tag Manager drops unknown attributes of script tags: a script that creates the tag keeps them. */
function gtmBlocks({ script, elements }: Embed): Block[] {
  const statements = toScript(script).map((line) => `    ${line}`)
  const text = ['<script>', '  (function () {', ...statements, '  })();', '</script>'].join('\n')
  const page: Block = { kind: 'gtmPage', text: elements.map(toHtml).join('\n') }
  return [{ kind: 'gtmTag', text }, ...(elements.length > 0 ? [page] : [])]
}

/**
 * Lines for a page's style sheet. Visitors press the link inside `<donate-button>`, and these lines make it look like a button. They work before the
 * script has loaded, and if it is blocked. So nothing moves when it loads. Several buttons, stacked on a narrow page, keep a distance.
 *
 * @param accent as typed
 */
export function linkStyle(accent: string): string {
  const { colour, text } = checkAccent(accent)
  return `donate-button a {
  display: inline-block;
  margin: 4px 0;
  padding: 12px 24px;
  border-radius: 4px;
  background: ${colour};
  color: ${text};
  font: 600 17px/1.5 system-ui, sans-serif;
  text-decoration: none;
}`
}

/** Lines for a page's content policy: `hosts` for one that names hosts, `nonce` for one with a nonce, which is also on the script's tag. */
export function policyLines(roots: PageRoots): { hosts: string; nonce: string } {
  const needs = policyNeeds(roots)
  const lines = (sources: Readonly<Record<string, string>>): string =>
    Object.entries(sources)
      .map(([directive, source]) => `${directive} ${source}`)
      .join(';\n')
  return { hosts: lines(needs), nonce: lines({ ...needs, 'script-src': "'nonce-…'" }) }
}

const read = (name: string): string =>
  readFileSync(new URL(`analytics/${name}.html`, import.meta.url), 'utf8').trimEnd()

/**
 * For a partner's page: how far donors get. Only the trust's server knows whether the money arrived, so there is no `purchase` here. The same for a page that has
 * Tag Manager and so, perhaps, no `gtag`: its triggers are called as the events are. For the trust's own site: one `purchase` for each transaction, once its server
 * has confirmed the money.
 */
export const analytics = [
  { kind: 'ga4-page', text: read('page') },
  { kind: 'ga4-manager', text: read('manager') },
  { kind: 'ga4-trust', text: read('trust') },
] as const satisfies readonly Block[]
