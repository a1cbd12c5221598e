/** What the choices put on a page: the script's tag, and buttons or links. docs/embedding/options.md lists them. */
import { donateAddress } from '../../shared/donation/address/donateAddress.ts'
import { attributesOf } from '../../shared/embed/settings.ts'
import { formatRupees } from '../../shared/money.ts'
import { ownerTexts } from '../texts/ownerTexts.ts'
import type { PinnedVersion } from '../trust.ts'
import { checkAccent } from './accent.ts'
import type { Choices } from './choices.ts'

export interface EmbedRoots {
  siteRoot: string
  /** An API other than the build's own: the sandbox's. */
  apiRoot?: string | undefined
}

export interface Embed {
  script: Tag
  /** In the page's text, at the place of the button or the form; none for the floating button. */
  elements: readonly Tag[]
}

/** @param pinned the build to name, if the page owner wants one that never changes */
export function embed(choices: Choices, roots: EmbedRoots, pinned?: PinnedVersion): Embed {
  const { lang, theme, shape, project, partner } = choices
  const { colour } = checkAccent(choices.accent)
  const floating = shape === 'floating'
  const script = tag('script', {
    async: true,
    src: `${roots.siteRoot}/widget/${pinned?.version ?? 'v1'}/donate.js`,
    integrity: pinned?.integrity,
    crossorigin: pinned && 'anonymous',
    ...attributesOf({
      apiRoot: roots.apiRoot,
      partner,
      projectId: floating ? project : undefined,
      floating: floating ? choices.corner : undefined,
      lang: lang === 'page' ? undefined : lang,
      theme,
      accent: colour,
    }),
  })
  return {
    script,
    elements: floating ? [] : amountsOf(choices).map((amount) => element(choices, roots.siteRoot, amount)),
  }
}

/** One element for each amount; without amounts, one in which the donor chooses. A form has only one. */
const amountsOf = ({ amounts, shape }: Choices): ReadonlyArray<number | undefined> =>
  amounts.length === 0 || shape === 'inline' ? [amounts[0]] : amounts

function element(choices: Choices, siteRoot: string, amount: number | undefined): Tag {
  const { project, purpose, shape } = choices
  const href = pageAddress(choices, siteRoot, amount)
  const caption = captionOf(choices, amount)
  const attributes = { 'project-id': project, amount, 'purpose-id': project && purpose }
  if (shape === 'link') {
    const named = Object.fromEntries(Object.entries(attributes).map(([name, value]) => [`data-donate-${name}`, value]))
    return tag('a', { href, 'data-donate': true, ...named }, caption)
  }
  return tag(shape === 'inline' ? 'donate-form' : 'donate-button', attributes, tag('a', { href }, caption))
}

/** The trust's own page with the same choices: if the script is blocked, and for plain links. */
export const pageAddress = (
  { project, purpose, lang, partner }: Pick<Choices, 'project' | 'purpose' | 'lang' | 'partner'>,
  siteRoot: string,
  amount?: number,
): string =>
  siteRoot +
  donateAddress({
    projectId: project,
    amount,
    purposeId: project && purpose,
    lang: lang === 'page' ? undefined : lang,
    partner,
  })

/** In the widget's language; if the widget follows the page, in the reader's language. Several buttons name their amounts. */
function captionOf({ lang, ui, amounts, shape }: Choices, amount: number | undefined): string {
  const words = ownerTexts[lang === 'page' ? ui : lang].captions
  return amount && amounts.length > 1 && shape !== 'inline' ? words.amount(formatRupees(amount)) : words.any
}

/** A tag as data, and its output: as HTML, as JSX, as a script that creates it. Every value is escaped on output. */

export interface Tag {
  name: string
  /** `true`: an attribute without a value. */
  attributes: ReadonlyArray<readonly [name: string, value: string | true]>
  children: ReadonlyArray<Tag | string>
}

/** Attributes with an empty or absent value are left out. */
export const tag = (
  name: string,
  attributes: Readonly<Record<string, string | number | boolean | undefined>>,
  ...children: ReadonlyArray<Tag | string>
): Tag => ({
  name,
  attributes: Object.entries(attributes).flatMap(([attribute, value]) =>
    value === undefined || value === '' || value === false
      ? []
      : [[attribute, value === true ? true : String(value)] as const],
  ),
  children,
})

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const escapeValue = (text: string): string => escapeText(text).replaceAll('"', '&quot;')

const opening = ({ name, attributes }: Tag): string =>
  [
    name,
    ...attributes.map(([attribute, value]) => (value === true ? attribute : `${attribute}="${escapeValue(value)}"`)),
  ].join(' ')

/** One line of HTML. */
export const toHtml = (node: Tag | string): string =>
  typeof node === 'string' ? escapeText(node) : `<${opening(node)}>${node.children.map(toHtml).join('')}</${node.name}>`

/** One line of JSX. Attribute values are read as in HTML; words that contain JSX syntax become a string. */
export function toJsx(node: Tag | string): string {
  if (typeof node === 'string') return /[{}<>&]/.test(node) ? `{${JSON.stringify(node)}}` : node
  const attributes = node.attributes.map(([name, value]) => {
    const written = name === 'crossorigin' ? 'crossOrigin' : name
    return [written, value === true && name.startsWith('data-') ? '' : value] as const
  })
  const start = opening({ ...node, attributes })
  if (node.children.length === 0) return `<${start} />`
  return `<${start}>${node.children.map(toJsx).join('')}</${node.name}>`
}

/** A string of a script inside HTML: no `</script>`, no comment, and nothing that Tag Manager takes for a variable of its own. */
const toScriptString = (text: string): string =>
  `'${text.replace(/['"\\<>{}&\u2028\u2029]|[\n\r]/g, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`)}'`

/** Statements that create the tag and add it to the page's head. For old compilers: ECMAScript 5. */
export const toScript = ({ name, attributes }: Tag): string[] => [
  `var tag = document.createElement(${toScriptString(name)});`,
  ...attributes.map(
    ([attribute, value]) =>
      `tag.setAttribute(${toScriptString(attribute)}, ${toScriptString(value === true ? '' : value)});`,
  ),
  'document.head.appendChild(tag);',
]
