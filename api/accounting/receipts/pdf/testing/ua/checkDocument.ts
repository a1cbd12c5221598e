import type { PdfFile } from './openPdf.ts'
import { bytesOf, dictOf, listOf, pagesOf, rootOf, textOf } from './pdfValues.ts'

/** A language as BCP 47 writes it, e.g. `hi-IN`. */
export const isLanguage = (tag: string): boolean => /^[a-z]{2,3}(-[A-Za-z0-9]{1,8})*$/.test(tag)

/** The document as a whole: marks, language, shown title, tab order (ISO 14289-1: 5, 7.1, 7.2, 7.18). */
export function checkDocument(file: PdfFile): string[] {
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
