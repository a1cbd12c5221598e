import { checkContent } from './checkContent.ts'
import { type Content, isComplete, readParts } from './content.ts'
import { emptyReport, type Report, type Source } from './report.ts'

/** Reads a folder of content (its README describes the files). `content` is null if the report has problems. */
export function readContent(directory: string): { content: Content | null; report: Report } {
  const report = emptyReport()
  const source: Source = { directory, report }
  const content = readParts(source)
  if (!isComplete(content) || report.problems.length > 0) return { content: null, report }
  // Compares complete content only: if a project is unreadable, not every link to it is wrong.
  checkContent(source, content)
  return { content: report.problems.length > 0 ? null : content, report }
}
