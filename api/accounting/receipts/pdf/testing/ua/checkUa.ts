import { checkContent } from './checkContent.ts'
import { checkDocument } from './checkDocument.ts'
import { checkStructure } from './checkStructure.ts'
import { checkTables } from './checkTables.ts'
import type { PdfFile } from './openPdf.ts'
import { readTree } from './readTree.ts'

/**
 * What breaks a rule of PDF/UA-1 that a program can check: each as a code with its place. It reads what qpdf read, and knows nothing about how the document
 * was made. Rules for what our documents do not have, such as forms, sounds and attachments, are left out.
 */
export function checkUa(file: PdfFile): string[] {
  const elements = readTree(file)
  return [
    ...checkDocument(file),
    ...checkStructure(file, elements),
    ...checkTables(file, elements),
    ...checkContent(file, elements),
  ]
}
