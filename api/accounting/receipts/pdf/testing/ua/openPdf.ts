import { execFileSync } from 'node:child_process'
import * as z from 'zod/mini'

/** A value as qpdf writes it: names are `/Name`, texts `u:text`, references `12 0 R`. */
export type PdfValue = z.output<ReturnType<typeof z.json>>
export type PdfDict = { [key: string]: PdfValue }

const objectSchema = z.union([
  z.object({ value: z.json() }),
  z.object({ stream: z.object({ dict: z.record(z.string(), z.json()), data: z.string() }) }),
])
const fileSchema = z.object({ qpdf: z.tuple([z.unknown(), z.record(z.string(), objectSchema)]) })

/** All objects of a PDF, by `trailer` and `obj:12 0 R`. */
export type PdfFile = z.output<typeof fileSchema>['qpdf'][1]

/**
 * Reads a PDF with qpdf, which shares no code with the program that wrote it.
 * @throws Error if the file is damaged
 */
export function openPdf(path: string): PdfFile {
  const args = ['--json=2', '--json-stream-data=inline', '--decode-level=all', path]
  return fileSchema.parse(JSON.parse(execFileSync('qpdf', args, { encoding: 'utf8', maxBuffer: 1e8 }))).qpdf[1]
}
