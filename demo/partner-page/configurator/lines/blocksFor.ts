/** The lines to copy, by their destination. */
import type { Choices } from '../choices.ts'
import type { PinnedVersion } from '../../frame/trustApi.ts'
import { pageAddress, type Embed, type EmbedRoots, embed } from './embed.ts'
import { type Tag, toHtml, toJsx, toScript } from './tag.ts'

/** A block to copy. `kind` names it in the catalogue: what it is and where to paste it. */
export interface Block {
  kind:
    | ('html' | 'react' | 'wordpress' | 'wixCode' | 'wixAddress' | 'gtmTag' | 'gtmPage')
    | ('reserve' | 'policy' | 'policy-nonce' | 'ga4-page' | 'ga4-manager' | 'ga4-trust' | 'address')
  text: string
}

export function blocksFor(choices: Choices, roots: EmbedRoots, pinned?: PinnedVersion): Block[] {
  const made = embed(choices, roots, pinned)
  switch (choices.place) {
    case 'html':
      return [{ kind: 'html', text: htmlLines(made) }]
    case 'wordpress':
      return [{ kind: 'wordpress', text: wordPressLines(choices, roots, made) }]
    case 'react':
      return [{ kind: 'react', text: reactLines(made) }]
    case 'wix':
      return wixBlocks(choices, roots, pinned)
    case 'gtm':
      return gtmBlocks(made)
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
const styledByTheme = (made: Tag): Tag =>
  made.name === 'a'
    ? { ...made, attributes: [['class', themeButton], ...made.attributes] }
    : { ...made, children: made.children.map((child) => (typeof child === 'string' ? child : styledByTheme(child))) }

/** React 19 moves an async script into the head, once, however often the component renders. */
const reactLines = ({ script, elements }: Embed): string =>
  [
    'export const Donate = () => (',
    '  <>',
    ...[script, ...elements].map((made) => `    ${toJsx(made)}`),
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
