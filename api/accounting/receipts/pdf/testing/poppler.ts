import { execFileSync } from 'node:child_process'
import { ensureDebian } from '../../../../../tools/check/findProgram.ts'

/** Runs a program of poppler-utils, which reads PDFs as other readers do, and answers what it prints. */
export const poppler = (program: 'pdftotext' | 'pdftohtml' | 'pdfinfo', ...args: string[]): string =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })

/** Installs it if it is missing. @throws Error if it could not be installed */
export const ensurePoppler = () => ensureDebian('pdftotext', 'poppler-utils')
