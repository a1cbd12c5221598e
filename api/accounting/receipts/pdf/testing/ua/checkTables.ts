import type { PdfFile } from './openPdf.ts'
import { listOf, textOf } from './pdfValues.ts'
import { attributesOf, type Element } from './readTree.ts'

/** Tables have header cells, every other cell belongs to one, and all rows are equally long (ISO 14289-1: 7.5). */
export function checkTables(file: PdfFile, elements: readonly Element[]): string[] {
  return elements.filter(({ type }) => type === 'Table').flatMap((table) => checkTable(file, table))
}

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
