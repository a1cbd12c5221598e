import {
  elementMeant,
  type Misspelling,
  misspeltOnElement,
  misspeltOnLink,
  misspeltOnScript,
} from '../../shared/embed/spelling.ts'
import type { Finding } from './finding.ts'

/** Elements and attributes of the page whose names only look like ours. */
export const spellingFindings = (page: Document): Finding[] => [
  ...[...page.querySelectorAll('body *')].flatMap(({ localName }) => {
    const right = customElements.get(localName) ? null : elementMeant(localName)
    return right === null ? [] : [misspelt(`<${localName}>`, `<${right}>`)]
  }),
  ...attributes(page.querySelectorAll('donate-button, donate-form'), misspeltOnElement),
  ...attributes(page.querySelectorAll('[data-donate]:not(donate-button, donate-form)'), misspeltOnLink),
  ...attributes(page.querySelectorAll('script[src*="/donate.js"]'), misspeltOnScript),
]

const attributes = (
  elements: Iterable<Element>,
  misspellings: (names: readonly string[]) => Misspelling[],
): Finding[] =>
  [...elements].flatMap((element) =>
    misspellings(element.getAttributeNames()).map(({ wrong, right }) =>
      misspelt(wrong, `${right}="${element.getAttribute(wrong)}"`),
    ),
  )

const misspelt = (wrong: string, fix: string): Finding => ({
  code: 'misspelt',
  hint: `“${wrong}” does nothing: the widget does not know this name. Write it like this: ${fix}`,
  fix,
})
