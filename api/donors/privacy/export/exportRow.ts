import { dataExport } from '../../../texts/en/dataExport.ts'

const { columns, sections } = dataExport

/** Names of what an export says, in its JSON and as headings of its page. The catalogue has them in order. */
export type ExportColumn = keyof typeof columns
export const exportColumns = Object.keys(columns) as ExportColumn[] // keys of a constant

export type ExportRow = Partial<Record<ExportColumn, string | number | boolean | null>>

export type ExportSection = keyof typeof sections
export const exportSections = Object.keys(sections) as ExportSection[] // keys of a constant
