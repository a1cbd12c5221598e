import { join, relative } from 'node:path'

/** What was found in a folder of content, one line each: problems keep it out of the database, notes do not. */
export interface Report {
  problems: string[]
  notes: string[]
}

/** The folder that is read, and where what is found in it is written down. */
export interface Source {
  directory: string
  report: Report
}

/** `demo/content/quotes/hi.yaml: porter.text: is missing`, from the folder where the command was started. */
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
