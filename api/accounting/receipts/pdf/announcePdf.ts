import type { Log } from '../../../base/logging/log.ts'
import { loadPdfCompiler } from './renderPdf.ts'

/**
 * Loads the compiler of PDFs when a program starts, and logs if there is none: otherwise only the first donor would notice. The program runs on, because
 * donations need no PDF.
 */
export async function announcePdf(log: Pick<Log, 'error'>, load: () => Promise<void> = loadPdfCompiler): Promise<void> {
  try {
    await load()
  } catch (error) {
    log.error('no PDFs', error, { reason: 'receipts are mailed without a file: docs/configuration.md says what to do' })
  }
}
