import { execFileSync, spawnSync } from 'node:child_process'
import { installDebian } from '../../../../../tools/check/findProgram.ts'

/** Runs a program of poppler-utils, which reads PDFs as other readers do, and answers what it prints. */
export const poppler = (program: 'pdftotext' | 'pdftohtml' | 'pdfinfo', ...args: string[]): string =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })

/**
 * Installs Debian's poppler-utils if it is missing.
 * @throws Error if it could not be installed
 */
export async function ensurePoppler(): Promise<void> {
  const works = () => spawnSync('pdftotext', ['-v']).error === undefined
  if (!works()) await installDebian('pdftotext', ['poppler-utils'], console.log)
  if (!works()) throw new Error("There is no pdftotext. Install Debian's poppler-utils.")
}
