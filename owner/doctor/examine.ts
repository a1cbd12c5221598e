/** The doctor: every fault of a pasted page, and the line that fixes it. */
import { checkOptions, checkOrigin, checkPartners, checkProjects, checkSpelling, lineOf } from './attributes.ts'
import { type PastedPage, scriptTags } from './pastedPage.ts'
import { checkPolicies, checkScript } from './script.ts'
import type { Trust } from '../trust.ts'
import type { DoctorCode } from '../../shared/embed/findings.ts'
import { holdsPage, selectors } from '../../shared/embed/selectors.ts'
import { toLanguage } from '../../shared/languages.ts'
import { pageAddress } from '../configurator/embed.ts'

/** In order of the fixes: a fixed misspelt element counts as ours for the next checks, and a link is written for the fixed project. */
const checks = [
  checkSpelling,
  checkScript,
  checkPolicies,
  checkOptions,
  checkPartners,
  checkProjects,
  checkOpeners,
  checkOrigin,
]

/** Everything that is wrong with a page, in the order of the fixes; the same fault once. It fixes the parsed page. */
export function examine(page: PastedPage, trust: Trust): Problem[] {
  const found = checks.flatMap((check) => check(page, trust))
  for (const { mend } of found) mend?.()
  const problems = found.map(({ code, about, more, at, fix }) => ({
    code,
    about,
    more,
    line: at && page.lineOf(at),
    fix: fix(),
  }))
  const same = (a: Problem, b: Problem) => a.code === b.code && a.about === b.about && a.fix === b.fix
  return problems.filter((problem, place) => problems.findIndex((other) => same(other, problem)) === place)
}

/** What it is about: an id, an address, a directive. */
interface About {
  code: DoctorCode
  about: string
  more?: string | undefined
}

/** A finding. All faults are fixed in the parsed page first, and the lines are written afterwards, so that no line brings another fault back. */
export interface Finding extends About {
  /** The faulty element. */
  at?: Element
  mend?: () => void
  fix: () => string
}

export interface Problem extends About {
  /** Line of the pasted text, counted from 1. */
  line?: number | undefined
  /** The line that fixes it. */
  fix: string
}

function checkOpeners(page: PastedPage, trust: Trust): Finding[] {
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
  const sample = document.createElement('donate-button')
  return [{ code: 'opener_missing', about: '', fix: () => lineOf(withLink(sample, page, trust)) }]
}

/** Whether it is a link to the trust, contains one, or has one beside it. */
function checkLink(element: Element, page: PastedPage, trust: Trust): Finding[] {
  const link = `a[href^="${trust.siteRoot}/"]`
  const plainLink = element.parentElement?.querySelector(`:scope > ${link}`)
  if (element.matches(link) || element.querySelector(link) || plainLink) return []
  const own = element.localName.startsWith('donate-')
  const missing = { code: 'link_missing', about: element.localName, at: element } as const
  if (!own) return [{ ...missing, fix: () => lineOf(linkFor(element, 'data-donate-', page, trust)) }]
  return [{ ...missing, mend: () => withLink(element, page, trust), fix: () => lineOf(element) }]
}

function withLink(element: Element, page: PastedPage, trust: Trust): Element {
  element.replaceChildren(linkFor(element, '', page, trust))
  return element
}

/** A link with the text and the choices of its element, and the page's partner, because nothing else tells the trust's own page. */
function linkFor(element: Element, prefix: string, page: PastedPage, { siteRoot, partner }: Trust): Element {
  // The script's tag is fixed by now.
  const [tag] = scriptTags(page)
  const option = (name: string, ofPage?: string | null) =>
    Number(element.getAttribute(prefix + name) || ofPage) || undefined
  const choices = {
    // As the widget reads it (widget/loader/readRequest.ts).
    project: option('project-id', tag?.getAttribute('data-project-id')),
    purpose: option('purpose-id'),
    lang: toLanguage(tag?.getAttribute('data-lang') ?? '') ?? 'page',
    partner: tag?.getAttribute('data-partner') ?? partner?.partner_id ?? '',
  } as const
  const link = element.ownerDocument.createElement('a')
  link.setAttribute('href', pageAddress(choices, siteRoot, option('amount')))
  link.textContent = element.textContent?.trim() || 'Donate Now'
  for (const { name, value } of element.attributes) if (name.startsWith('data-donate')) link.setAttribute(name, value)
  return link
}
