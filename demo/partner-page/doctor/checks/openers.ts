/** Buttons and links: whether there are any, and whether they work without the script. */
import { holdsPage } from '../../../../shared/embed/holdsPage.ts'
import { selectors } from '../../../../shared/embed/selectors.ts'
import { toLanguage } from '../../../../shared/languages.ts'
import { pageAddress } from '../../configurator/lines/embed.ts'
import { lineOf } from '../mend.ts'
import type { PastedPage } from '../pastedPage.ts'
import type { Finding } from '../problem.ts'
import type { Trust } from '../trust.ts'
import { scriptTags } from './brought.ts'

export function checkOpeners(page: PastedPage, trust: Trust): Finding[] {
  const found = [...page.document.querySelectorAll(selectors.opener)]
  const open = found.filter(holdsPage)
  const closed = found.filter((element) => !open.includes(element))
  return [
    ...open.map(unclosed),
    ...checkRoots(page),
    ...checkPresence(page, trust, found),
    ...closed.flatMap((element) => checkLink(element, page, trust)),
  ]
}

/** The parser has put the rest of the page into it, so only its start is shown. */
function unclosed(element: Element): Finding {
  const { localName } = element
  const start = element.cloneNode(false) as Element
  // A wrapper is closed already: its attribute belongs to the button inside.
  const fix = localName.startsWith('donate-') ? () => lineOf(start) : () => ''
  return { code: 'element_open', about: `<${localName}>`, at: element, fix }
}

/** Buttons in closed shadow roots, as the page's HTML declares them. Links work there without us. */
const checkRoots = ({ document }: PastedPage): Finding[] =>
  [...document.querySelectorAll<HTMLTemplateElement>('template[shadowrootmode="closed"]')].flatMap(({ content }) =>
    [...content.querySelectorAll('[data-donate]:not(a, donate-button)')].map(
      (at): Finding => ({
        code: 'root_closed',
        about: '',
        at,
        fix: () => '<donate-button></donate-button>',
      }),
    ),
  )

function checkPresence(page: PastedPage, trust: Trust, found: readonly Element[]): Finding[] {
  const { document } = page
  const floats = scriptTags(page).some((tag) => tag.hasAttribute('data-floating'))
  const opens = [...document.scripts].some(({ text }) => /DonateWidget|data-floating/.test(text))
  if (found.length > 0 || floats || opens || document.querySelector('a[href*="#donate"]')) return []
  const made = document.createElement('donate-button')
  return [{ code: 'opener_missing', about: '', fix: () => lineOf(withLink(made, page, trust)) }]
}

/** Whether it is a link to the trust, contains one, or has one beside it. */
function checkLink(element: Element, page: PastedPage, trust: Trust): Finding[] {
  const link = `a[href^="${trust.siteRoot}/"]`
  const beside = element.parentElement?.querySelector(`:scope > ${link}`)
  if (element.matches(link) || element.querySelector(link) || beside) return []
  const own = element.localName.startsWith('donate-')
  const told = { code: 'link_missing', about: element.localName, at: element } as const
  if (!own) return [{ ...told, fix: () => lineOf(linkFor(element, 'data-donate-', page, trust)) }]
  return [{ ...told, mend: () => withLink(element, page, trust), fix: () => lineOf(element) }]
}

function withLink(element: Element, page: PastedPage, trust: Trust): Element {
  element.replaceChildren(linkFor(element, '', page, trust))
  return element
}

/** A link with the text and the choices of its element, and the page's partner, because nothing else tells the trust's own page. */
function linkFor(element: Element, prefix: string, page: PastedPage, { siteRoot, partner }: Trust): Element {
  // The script's tag is fixed by now.
  const [tag] = scriptTags(page)
  const wish = (name: string, ofPage?: string | null) =>
    Number(element.getAttribute(prefix + name) || ofPage) || undefined
  const choices = {
    // As the widget reads it (widget/loader/readRequest.ts).
    project: wish('project-id', tag?.getAttribute('data-project-id')),
    purpose: wish('purpose-id'),
    lang: toLanguage(tag?.getAttribute('data-lang') ?? '') ?? 'page',
    partner: tag?.getAttribute('data-partner') ?? partner?.partner_id ?? '',
  } as const
  const link = element.ownerDocument.createElement('a')
  link.setAttribute('href', pageAddress(choices, siteRoot, wish('amount')))
  link.textContent = element.textContent?.trim() || 'Donate Now'
  for (const { name, value } of element.attributes) if (name.startsWith('data-donate')) link.setAttribute(name, value)
  return link
}
