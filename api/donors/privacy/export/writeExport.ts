import { formatDateTime } from '../../../../shared/date.ts'
import type { Language } from '../../../../shared/languages.ts'
import { escapeHtml } from '../../../mail/html/withLinks.ts'
import { texts } from '../../../texts/texts.ts'
import { type ExportRow, type ExportSection, exportColumns, exportSections } from './exportRow.ts'

/** The sections of an export, each read when its turn is there. */
export type ExportParts = (section: ExportSection) => AsyncIterable<ExportRow>

/** The export as JSON text, in pieces. */
export async function* writeJson(parts: ExportParts, at: Date): AsyncGenerator<string> {
  yield `{"exported_at":${JSON.stringify(at.toISOString())}`
  for (const section of exportSections) {
    yield `,\n"${section}":[`
    let before = '\n'
    for await (const row of parts(section)) {
      yield before + JSON.stringify(row)
      before = ',\n'
    }
    yield ']'
  }
  yield '}\n'
}

/** The export as a page that a browser shows and prints. It loads nothing from outside. */
export async function* writeHtml(parts: ExportParts, at: Date, language: Language): AsyncGenerator<string> {
  const { dataExport } = texts[language]
  yield `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<title>${escapeHtml(dataExport.title)}</title><style>
body{font:16px/1.6 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
section{margin:2rem 0}dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.25rem 1rem;margin:0;padding:.75rem 0;border-top:1px solid #8886}
dd{margin:0;overflow-wrap:anywhere}dt{opacity:.75}@media(max-width:30rem){dl{grid-template-columns:1fr}dd{margin-bottom:.5rem}}
</style></head><body><h1>${escapeHtml(dataExport.title)}</h1><p>${escapeHtml(formatDateTime(at.toISOString(), language))}</p>`
  for (const section of exportSections) {
    yield `<section><h2>${escapeHtml(dataExport.sections[section])}</h2>`
    let empty = true
    for await (const row of parts(section)) {
      empty = false
      yield `<dl>${rowHtml(row, language)}</dl>`
    }
    if (empty) yield `<p>${escapeHtml(dataExport.none)}</p>`
    yield '</section>'
  }
  yield '</body></html>\n'
}

const instant = /^\d{4}-\d\d-\d\dT/

function rowHtml(row: ExportRow, language: Language): string {
  const { columns, yes, no } = texts[language].dataExport
  return exportColumns
    .flatMap((column) => {
      const value = row[column]
      if (value === undefined || value === null || value === '') return []
      const text = typeof value === 'boolean' ? (value ? yes : no) : String(value)
      const shown = instant.test(text) ? formatDateTime(text, language) : text
      return [`<dt>${escapeHtml(columns[column])}</dt><dd>${escapeHtml(shown)}</dd>`]
    })
    .join('')
}
