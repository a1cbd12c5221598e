/** Fixes an element of the parsed page, and writes it as a line. */
import type { AttributeFault } from '../../../shared/embed/attributeFaults.ts'
import type { Finding } from './problem.ts'

/** `null` removes an attribute. */
export type Change = Readonly<Record<string, string | null>>

/** A fault of attributes: the fixed element is the line. */
export const wrongAttributes = (code: Finding['code'], about: string, at: Element, change: Change): Finding => ({
  code,
  about,
  at,
  mend() {
    for (const [name, value] of Object.entries(change)) {
      if (value === null) at.removeAttribute(name)
      else at.setAttribute(name, value)
    }
  },
  fix: () => lineOf(at),
})

/** The same for a fault that the shared rules found. */
export const wrongAttribute = (at: Element, { attribute, right, ...told }: AttributeFault): Finding => ({
  ...wrongAttributes(told.code, told.about, at, { [attribute]: right }),
  ...told,
})

/** The element as HTML; attributes without a value in their short form. */
export function lineOf(element: Element): string {
  const bare = [...element.attributes].filter(({ value }) => value === '').map(({ name }) => name)
  return bare.reduce((line, name) => line.replace(` ${name}=""`, ` ${name}`), element.outerHTML)
}
