import type { PdfDict, PdfFile, PdfValue } from './openPdf.ts'
import { dictOf, follow, isReference, listOf, rootOf, textOf } from './pdfValues.ts'

/** An element of the structure tree. */
export interface Element {
  reference: string
  /** The standard type, e.g. `H1`; what the document calls it if it is none. */
  type: string
  /** The language of the element or of what contains it; '' for the document's. */
  language: string
  alt: string
  dict: PdfDict
  parent: Element | null
  children: Element[]
  /** Marked content: the page, and its number there. */
  pieces: { page: string; id: number }[]
}

/** All elements in reading order. A role is replaced by the standard type that the document names for it. */
export function readTree(file: PdfFile): Element[] {
  const tree = dictOf(file, rootOf(file)['/StructTreeRoot'])
  const roles = dictOf(file, tree['/RoleMap'])
  const elements: Element[] = []
  for (const kid of listOf(file, tree['/K'])) visit(kid, null)
  return elements

  function visit(value: PdfValue, parent: Element | null): void {
    if (!isReference(value)) return
    const dict = dictOf(file, value)
    const type = String(dict['/S'] ?? '')
    const element: Element = {
      reference: value,
      type: String(roles[type] ?? type).slice(1),
      language: textOf(dict['/Lang']) || (parent?.language ?? ''),
      alt: textOf(dict['/Alt']),
      dict,
      parent,
      children: [],
      pieces: [],
    }
    parent?.children.push(element)
    elements.push(element)
    for (const kid of listOf(file, dict['/K'])) take(kid, element)
  }

  function take(kid: PdfValue, element: Element): void {
    const page = element.dict['/Pg']
    if (typeof kid === 'number') element.pieces.push({ page: String(page), id: kid })
    else if (dictOf(file, kid)['/Type'] === '/MCR') {
      const piece = dictOf(file, kid)
      element.pieces.push({ page: String(piece['/Pg'] ?? page), id: Number(piece['/MCID']) })
    } else if (follow(file, kid) !== null) visit(kid, element)
  }
}

/** The attributes of an element that belong to an owner, such as `/Table`. */
export const attributesOf = (file: PdfFile, { dict }: Element, owner: string): PdfDict =>
  Object.assign(
    {},
    ...listOf(file, dict['/A'])
      .map((one) => dictOf(file, one))
      .filter((one) => one['/O'] === owner),
  ) as PdfDict
