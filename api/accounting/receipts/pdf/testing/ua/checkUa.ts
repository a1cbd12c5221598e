import type { PdfFile } from './openPdf.ts'
import { bytesOf, dictOf, isReference, listOf, pagesOf, rootOf, textOf } from './pdfValues.ts'
import { readPage } from './readPage.ts'
import { attributesOf, type Element, readTree } from './readTree.ts'

/**
 * What breaks a rule of PDF/UA-1 that a program can check: each as a code with its place. It reads what qpdf read, and knows nothing about how the document
 * was made. Rules for what our documents do not have, such as forms, sounds and attachments, are left out.
 */
export function checkUa(file: PdfFile): string[] {
  const elements = readTree(file)
  return [
    ...checkDocument(file),
    ...elements.flatMap(checkElement),
    ...checkHeadings(elements),
    ...elements.filter(({ type }) => type === 'Table').flatMap((table) => checkTable(file, table)),
    ...pagesOf(file).flatMap((page) => checkPage(file, page, elements)),
  ]
}

/** A table has header cells, every other cell belongs to one, and all rows are equally long (ISO 14289-1: 7.5). */
function checkTable(file: PdfFile, table: Element): string[] {
  const rows = rowsOf(table)
  const cells = rows.flatMap(({ children }) => children)
  const headers = cells.filter(({ type }) => type === 'TH')
  const ids = new Set(headers.map(({ dict }) => textOf(dict['/ID'])))
  const widths = new Set(rows.map((row) => row.children.reduce((sum, cell) => sum + widthOf(file, cell), 0)))
  return [
    ...(headers.length === 0 ? ['table_without_header'] : []),
    ...headers.flatMap((cell) =>
      attributesOf(file, cell, '/Table')['/Scope'] === undefined ? ['header_without_scope'] : [],
    ),
    ...cells.filter(({ type }) => type === 'TD').flatMap((cell) => checkCell(file, cell, ids)),
    ...(widths.size > 1 ? [`table_rows_differ ${[...widths].join(', ')}`] : []),
  ]
}

function checkCell(file: PdfFile, cell: Element, ids: ReadonlySet<string>): string[] {
  const named = listOf(file, attributesOf(file, cell, '/Table')['/Headers']).map(textOf)
  if (named.length === 0) return ['cell_without_header']
  return named.flatMap((id) => (ids.has(id) ? [] : [`header_unknown ${id}`]))
}

const rowsOf = (element: Element): Element[] =>
  element.children.flatMap((child) => (child.type === 'TR' ? [child] : rowsOf(child)))

const widthOf = (file: PdfFile, cell: Element): number => Number(attributesOf(file, cell, '/Table')['/ColSpan'] ?? 1)

/** Content and structure agree: each piece belongs to one element, and its language is the one of its script (ISO 14289-1: 7.1, 7.2, 7.21). */
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

const standardTypes = new Set(
  `Document Part Art Sect Div BlockQuote Caption TOC TOCI Index NonStruct P H H1 H2 H3 H4 H5 H6 L LI Lbl LBody Table TR TH TD
    THead TBody TFoot Span Quote Note Reference BibEntry Code Link Annot Figure Formula Form`.split(/\s+/),
)

/** Which elements may contain an element; every other one may be anywhere. */
const containers: Record<string, readonly string[]> = {
  TR: ['Table', 'THead', 'TBody', 'TFoot'],
  TH: ['TR'],
  TD: ['TR'],
  THead: ['Table'],
  TBody: ['Table'],
  TFoot: ['Table'],
  LI: ['L'],
  LBody: ['LI'],
}

/** Type, nesting, alternative text and language of an element (ISO 14289-1: 7.1 to 7.7). */
function checkElement({ type, dict, parent, alt, reference, children, pieces }: Element): string[] {
  const allowed = containers[type]
  const language = dict['/Lang']
  return [
    ...(standardTypes.has(type) ? [] : [`type_unknown ${type}`]),
    ...(allowed && !allowed.includes(parent?.type ?? '') ? [`nesting ${type} in ${parent?.type}`] : []),
    ...(parent && dict['/P'] !== parent.reference ? [`parent_differs ${reference}`] : []),
    ...((type === 'Figure' || type === 'Formula') && alt.trim() === '' ? [`no_alternative_text ${type}`] : []),
    ...(language !== undefined && !isLanguage(textOf(language)) ? [`language_of_element ${reference}`] : []),
    ...(/^H\d$/.test(type) && children.length + pieces.length === 0 ? ['heading_empty'] : []),
  ]
}

/** The first heading has level 1, and none skips a level downwards. */
function checkHeadings(elements: readonly Element[]): string[] {
  const levels = elements.flatMap(({ type }) => (/^H[1-6]$/.test(type) ? [Number(type[1])] : []))
  if (levels.length === 0) return ['no_heading']
  return levels.flatMap((level, index) =>
    level > (levels[index - 1] ?? 0) + 1 ? [`heading_skipped H${level} after H${levels[index - 1] ?? 0}`] : [],
  )
}

/** A language as BCP 47 writes it, e.g. `hi-IN`. */
const isLanguage = (tag: string): boolean => /^[a-z]{2,3}(-[A-Za-z0-9]{1,8})*$/.test(tag)

/** The document as a whole: marks, language, shown title, tab order (ISO 14289-1: 5, 7.1, 7.2, 7.18). */
function checkDocument(file: PdfFile): string[] {
  const root = rootOf(file)
  const meta = bytesOf(file, root['/Metadata'])
  const mark = dictOf(file, root['/MarkInfo'])
  return [
    ...(mark['/Marked'] === true ? [] : ['not_tagged']),
    ...(mark['/Suspects'] === true ? ['suspects'] : []),
    ...(root['/StructTreeRoot'] === undefined ? ['no_structure'] : []),
    ...(/pdfuaid:part>1</.test(meta) ? [] : ['no_mark_of_pdf_ua']),
    ...(/<dc:title>\s*<rdf:Alt>\s*<rdf:li[^>]*>[^<]+</.test(meta) ? [] : ['no_title']),
    ...(dictOf(file, root['/ViewerPreferences'])['/DisplayDocTitle'] === true ? [] : ['title_not_shown']),
    ...(isLanguage(textOf(root['/Lang'])) ? [] : ['no_language']),
    ...pagesOf(file).flatMap((page) => checkNotes(file, page)),
  ]
}

/** Links and the like: in the tab order of the structure, each with a place in the structure and a description. */
function checkNotes(file: PdfFile, page: string): string[] {
  const dict = dictOf(file, page)
  const notes = listOf(file, dict['/Annots']).map((one) => dictOf(file, one))
  if (notes.length === 0) return []
  return [
    ...(dict['/Tabs'] === '/S' ? [] : ['tab_order']),
    ...notes.flatMap((note) => [
      ...(typeof note['/StructParent'] === 'number' ? [] : ['annotation_not_tagged']),
      ...(textOf(note['/Contents']) ? [] : ['annotation_without_text']),
    ]),
  ]
}
