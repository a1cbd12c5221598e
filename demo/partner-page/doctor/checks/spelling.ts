/** Misspelt elements and attributes. They are fixed at once, so that the other checks see the intended ones. */
import { elementMeant, misspeltAttributes } from '../../../../shared/embed/spelling.ts'
import { lineOf } from '../mend.ts'
import type { PastedPage } from '../pastedPage.ts'
import type { Finding } from '../problem.ts'

export function checkSpelling({ document }: PastedPage): Finding[] {
  const elements = [...document.querySelectorAll('body *')].flatMap((element) => {
    const right = elementMeant(element.localName)
    return right === null ? [] : [renamed(element, right)]
  })
  const attributes = misspeltAttributes(document).map(({ at, wrong, right }): Finding => {
    at.setAttribute(right, at.getAttribute(wrong) ?? '')
    at.removeAttribute(wrong)
    return { code: 'misspelt', about: wrong, at, fix: () => lineOf(at) }
  })
  return [...elements, ...attributes]
}

/** An element cannot change its name, so one with the right name replaces it. */
function renamed(element: Element, right: string): Finding {
  const { localName: wrong } = element
  const made = element.ownerDocument.createElement(right)
  for (const { name, value } of element.attributes) made.setAttribute(name, value)
  made.append(...element.childNodes)
  element.replaceWith(made)
  return { code: 'misspelt', about: `<${wrong}>`, at: element, fix: () => lineOf(made) }
}
