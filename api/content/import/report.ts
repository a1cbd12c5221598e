import { join, relative } from 'node:path'
import type * as z from 'zod/mini'

/** Findings about a content folder, one line each. Problems stop the import; notes do not. */
export interface Report {
  problems: string[]
  notes: string[]
  /** Files, or entries of lists (`rules/receipts.json: 1`), that are still the sample's: `takeMark`. Production refuses them. */
  samples: string[]
}

export const emptyReport = (): Report => ({ problems: [], notes: [], samples: [] })

/** The folder that is read, and the report for its findings. */
export interface Source {
  directory: string
  report: Report
}

/** The path of a file, relative to the folder in which the command started. */
export const shownPath = (source: Source, file: string): string => relative(process.cwd(), join(source.directory, file))

/** `demo/content/quotes.hi.yaml: porter.text: is missing` */
function line(source: Source, file: string, field: string, text: string): string {
  const path = shownPath(source, file)
  return field ? `${path}: ${field}: ${text}` : `${path}: ${text}`
}

export function addProblem(source: Source, file: string, field: string, text: string): void {
  source.report.problems.push(line(source, file, field, text))
}

export function addNote(source: Source, file: string, field: string, text: string): void {
  source.report.notes.push(line(source, file, field, text))
}

/**
 * The sample content marks all that it invents: `sample: true` in a file, or in an entry of a list. The mark goes into the report, and the value is answered without it.
 */
export function takeMark(source: Source, file: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry, index) => takeMark(source, `${file}: ${index}`, entry))
  if (typeof value !== 'object' || value === null || !('sample' in value)) return value
  const { sample, ...own } = value
  // YAML is read without types, so each of its values is a text.
  if (String(sample) === 'true') source.report.samples.push(file)
  return own
}

const expectations: Readonly<Record<string, string>> = {
  string: 'must be a text',
  number: 'must be a number',
  int: 'must be a whole number',
  boolean: 'must be true or false',
  array: 'must be a list',
  object: 'must be a group of fields',
  record: 'must be a group of fields',
}

type Issue = z.core.$ZodIssue

/** Explains a schema's issue to an editor, with the field that it concerns. The schema must report its input. */
export function explainIssue(issue: Issue): { field: string; text: string }[] {
  const field = issue.path.map(String).join('.')
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      field: field ? `${field}.${key}` : key,
      text: 'is not a field that we know here',
    }))
  return [{ field, text: explain(issue) }]
}

function explain(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is missing' : (expectations[issue.expected] ?? `must be ${issue.expected}`)
    case 'invalid_value':
      return issue.input === undefined ? 'is missing' : `must be one of ${issue.values.join(', ')}`
    case 'too_small':
      if (issue.origin === 'string') return 'is empty'
      return issue.origin === 'array' ? `needs at least ${issue.minimum}` : `must be at least ${issue.minimum}`
    case 'too_big':
      return `must be at most ${issue.maximum}`
    default:
      return issue.message
  }
}
