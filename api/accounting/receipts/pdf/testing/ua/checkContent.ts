import type { PdfFile } from './openPdf.ts'
import { dictOf, isReference, listOf, pagesOf, rootOf, textOf } from './pdfValues.ts'
import { readPage } from './readPage.ts'
import type { Element } from './readTree.ts'

/** Content and structure agree: each piece belongs to one element, and its language is the one of its script (ISO 14289-1: 7.1, 7.2, 7.21). */
export function checkContent(file: PdfFile, elements: readonly Element[]): string[] {
  return pagesOf(file).flatMap((page) => checkPage(file, page, elements))
}

function checkPage(file: PdfFile, page: string, elements: readonly Element[]): string[] {
  const { pieces, faults } = readPage(file, page)
  const owners = new Map<number, Element>()
  const wanted = elements.flatMap((element) =>
    element.pieces.filter((piece) => piece.page === page).map(({ id }) => ({ id, element })),
  )
  for (const { id, element } of wanted) {
    if (owners.has(id)) faults.push(`piece_twice ${id}`)
    if (!pieces.has(id)) faults.push(`piece_not_painted ${id}`)
    owners.set(id, element)
  }
  const parents = parentsOf(file, page)
  for (const [id, { text, language }] of pieces) {
    const owner = owners.get(id)
    if (!owner) faults.push(`piece_outside_structure ${id}`)
    else if (parents[id] !== owner.reference) faults.push(`parent_tree ${id}`)
    const spoken = language || owner?.language || textOf(rootOf(file)['/Lang'])
    if (/\p{Script=Devanagari}/u.test(text) && !spoken.startsWith('hi')) faults.push(`language_of_part ${text}`)
  }
  return faults
}

/** The elements of a page's pieces, as the tree of parents names them. */
function parentsOf(file: PdfFile, page: string): string[] {
  const tree = dictOf(file, dictOf(file, rootOf(file)['/StructTreeRoot'])['/ParentTree'])
  const numbers = listOf(file, tree['/Nums'])
  const at = numbers.findIndex((value, index) => index % 2 === 0 && value === dictOf(file, page)['/StructParents'])
  return at < 0 ? [] : listOf(file, numbers[at + 1]).map((one) => (isReference(one) ? one : ''))
}
