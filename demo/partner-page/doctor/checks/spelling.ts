/** Elements and attributes whose names only look like ours. They are fixed at once, so that the other checks see what was meant. */
import {
  elementMeant,
  type Misspelling,
  misspeltOnElement,
  misspeltOnLink,
  misspeltOnScript,
} from '../../../../shared/embed/spelling.ts'
import { lineOf } from '../mend.ts'
import type { PastedPage } from '../pastedPage.ts'
import type { Finding } from '../problem.ts'
import { scriptTags } from './brought.ts'

export function checkSpelling(page: PastedPage): Finding[] {
  const { document } = page
  const elements = [...document.querySelectorAll('body *')].flatMap((element) => {
    const right = elementMeant(element.localName)
    return right === null ? [] : [renamed(element, right)]
  })
  const attributes = [
    ...check(document.querySelectorAll('donate-button, donate-form'), misspeltOnElement),
    ...check(document.querySelectorAll('[data-donate]:not(donate-button, donate-form)'), misspeltOnLink),
    ...check(scriptTags(page), misspeltOnScript),
  ]
  return [...elements, ...attributes]
}

/** An element cannot change its name: one with the right name takes its place. */
function renamed(element: Element, right: string): Finding {
  const { localName: wrong } = element
  const made = element.ownerDocument.createElement(right)
  for (const { name, value } of element.attributes) made.setAttribute(name, value)
  made.append(...element.childNodes)
  element.replaceWith(made)
  return { code: 'misspelt', about: `<${wrong}>`, at: element, fix: () => lineOf(made) }
}

const check = (elements: Iterable<Element>, misspelt: (names: readonly string[]) => Misspelling[]): Finding[] =>
  [...elements].flatMap((element) =>
    misspelt(element.getAttributeNames()).map(({ wrong, right }): Finding => {
      element.setAttribute(right, element.getAttribute(wrong) ?? '')
      element.removeAttribute(wrong)
      return { code: 'misspelt', about: wrong, at: element, fix: () => lineOf(element) }
    }),
  )
