import type { PdfDict, PdfFile, PdfValue } from './openPdf.ts'
import { bytesOf, dictOf, listOf, pagesOf, rootOf } from './pdfValues.ts'
import { readTree } from './readTree.ts'

/** A broken rule: what the check must find after `plant` has changed the file. */
export interface Fault {
  code: string
  plant(file: PdfFile): void
}

const pageOf = (file: PdfFile): PdfDict => dictOf(file, pagesOf(file)[0])
const elementOf = (file: PdfFile, type: string): PdfDict =>
  readTree(file).find((element) => element.type === type)?.dict ?? {}
const fontOf = (file: PdfFile): PdfDict =>
  dictOf(file, Object.values(dictOf(file, dictOf(file, pageOf(file)['/Resources'])['/Font']))[0])

/** Replaces the bytes of a stream. */
function rewrite(file: PdfFile, reference: PdfValue | undefined, change: (bytes: string) => string): void {
  const found = file[`obj:${String(reference)}`]
  if (!found || !('stream' in found)) throw new Error('no stream')
  const [before, after] = [bytesOf(file, reference), change(bytesOf(file, reference))]
  if (before === after) throw new Error('nothing was planted')
  found.stream.data = Buffer.from(after, 'latin1').toString('base64')
}
const inContent = (change: (bytes: string) => string) => (file: PdfFile) =>
  rewrite(file, listOf(file, pageOf(file)['/Contents']).length > 0 ? pageOf(file)['/Contents'] : null, change)
const inMeta = (change: (bytes: string) => string) => (file: PdfFile) =>
  rewrite(file, rootOf(file)['/Metadata'], change)
const note = (more: PdfDict) => (file: PdfFile) => {
  Object.assign(pageOf(file), { '/Tabs': '/S', '/Annots': [{ '/StructParent': 1, '/Contents': 'u:x' }], ...more })
}

/** One for each rule that the check knows. */
export const faults: readonly Fault[] = [
  { code: 'not_tagged', plant: (file) => (dictOf(file, rootOf(file)['/MarkInfo'])['/Marked'] = false) },
  { code: 'suspects', plant: (file) => (dictOf(file, rootOf(file)['/MarkInfo'])['/Suspects'] = true) },
  { code: 'no_structure', plant: (file) => delete rootOf(file)['/StructTreeRoot'] },
  { code: 'no_mark_of_pdf_ua', plant: inMeta((meta) => meta.replace(/pdfuaid:part/g, 'other:part')) },
  { code: 'no_title', plant: inMeta((meta) => meta.replace(/dc:title/g, 'dc:subject')) },
  { code: 'title_not_shown', plant: (file) => delete rootOf(file)['/ViewerPreferences'] },
  { code: 'no_language', plant: (file) => delete rootOf(file)['/Lang'] },
  { code: 'tab_order', plant: note({ '/Tabs': '/R' }) },
  { code: 'annotation_not_tagged', plant: note({ '/Annots': [{ '/Contents': 'u:x' }] }) },
  { code: 'annotation_without_text', plant: note({ '/Annots': [{ '/StructParent': 1 }] }) },
  { code: 'type_unknown', plant: (file) => (elementOf(file, 'H1')['/S'] = '/Title2') },
  { code: 'nesting', plant: (file) => (elementOf(file, 'TR')['/S'] = '/Div') },
  { code: 'parent_differs', plant: (file) => (elementOf(file, 'H1')['/P'] = elementOf(file, 'H2')['/P'] ?? null) },
  { code: 'no_alternative_text', plant: (file) => (elementOf(file, 'Figure')['/Alt'] = 'u:') },
  { code: 'language_of_element', plant: (file) => (elementOf(file, 'P')['/Lang'] = 'u:Hindi!') },
  { code: 'heading_empty', plant: (file) => (elementOf(file, 'H2')['/K'] = []) },
  {
    code: 'no_heading',
    plant: (file) => readTree(file).forEach(({ type, dict }) => type.startsWith('H') && (dict['/S'] = '/P')),
  },
  { code: 'heading_skipped', plant: (file) => (elementOf(file, 'H2')['/S'] = '/H3') },
  {
    code: 'table_without_header',
    plant: (file) => readTree(file).forEach(({ type, dict }) => type === 'TH' && (dict['/S'] = '/TD')),
  },
  { code: 'header_without_scope', plant: (file) => delete elementOf(file, 'TH')['/A'] },
  { code: 'cell_without_header', plant: (file) => delete elementOf(file, 'TD')['/A'] },
  { code: 'header_unknown', plant: (file) => (elementOf(file, 'TH')['/ID'] = 'u:other') },
  { code: 'table_rows_differ', plant: (file) => listOf(file, elementOf(file, 'TR')['/K']).pop() },
  { code: 'not_marked', plant: inContent((content) => content.replace('/Artifact BMC', '/Span BMC')) },
  { code: 'mark_in_mark', plant: inContent((content) => content.replace('BDC\nq', 'BDC\n/Artifact BMC\nEMC\nq')) },
  { code: 'mark_not_closed', plant: inContent((content) => content.replace(/EMC\s*$/, '')) },
  { code: 'mark_twice', plant: inContent((content) => content.replace('/MCID 1\n', '/MCID 0\n')) },
  { code: 'piece_outside_structure', plant: inContent((content) => content.replace('/MCID 1\n', '/MCID 999\n')) },
  { code: 'piece_not_painted', plant: (file) => (elementOf(file, 'H1')['/K'] = [999]) },
  { code: 'piece_twice', plant: (file) => (elementOf(file, 'H1')['/K'] = elementOf(file, 'H2')['/K'] ?? null) },
  { code: 'parent_tree', plant: (file) => (pageOf(file)['/StructParents'] = 7) },
  { code: 'language_of_part', plant: (file) => readTree(file).forEach(({ dict }) => delete dict['/Lang']) },
  { code: 'glyph_missing', plant: inContent((content) => content.replace(/\(\\000\\00\d/, '(\\000\\000')) },
  {
    code: 'glyph_without_text',
    plant: (file) => rewrite(file, fontOf(file)['/ToUnicode'], (map) => map.replace(/<0001> <\w+>/, '<0001> <FFFD>')),
  },
  {
    code: 'font_not_embedded',
    plant: (file) => {
      const inner = dictOf(file, listOf(file, fontOf(file)['/DescendantFonts'])[0])
      delete dictOf(file, inner['/FontDescriptor'])['/FontFile2']
    },
  },
]
