import { join, relative } from 'node:path'

/** Findings about a content folder, one line each. Problems stop the import; notes do not. */
export interface Report {
  problems: string[]
  notes: string[]
}

/** The folder that is read, and the report for its findings. */
export interface Source {
  directory: string
  report: Report
}

/** `demo/content/quotes/hi.yaml: porter.text: is missing`, relative to the folder in which the command started. */
function line(source: Source, file: string, field: string, text: string): string {
  const path = relative(process.cwd(), join(source.directory, file))
  return field ? `${path}: ${field}: ${text}` : `${path}: ${text}`
}

export function addProblem(source: Source, file: string, field: string, text: string): void {
  source.report.problems.push(line(source, file, field, text))
}

export function addNote(source: Source, file: string, field: string, text: string): void {
  source.report.notes.push(line(source, file, field, text))
}
