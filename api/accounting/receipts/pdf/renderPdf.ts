import { join } from 'node:path'
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { Language } from '../../../../shared/languages.ts'
import { readFonts } from './fonts.ts'
import { textsWithoutGlyph } from './textsWithoutGlyph.ts'

export type PdfLayout = 'a4' | 'phone'
export type PdfTemplate = 'receipt' | 'statement'

/** What every template needs. All values are texts: a template never reads one as markup. */
export interface PdfInput {
  layout: PdfLayout
  lang: Language
  title: string
  description: string
  trust: { name: string; address: string; reach: string[] }
}

const templates = import.meta.dirname

/** How many documents later memory of an earlier one is freed. */
const KEPT = 20
/** Each time the compiler names several characters that no font has. */
const MOST_TRIES = 8
/** Shown for a character that no font has, such as a picture in a name. */
const UNKNOWN = '□'

let compiler: Promise<NodeCompiler> | undefined

/**
 * The PDF of a template with its values, tagged for screen readers (PDF/UA-1). The compiler of 50 MB is loaded once. It refuses a document without
 * title or language, a picture without alternative text, and headings that skip a level.
 * @throws Error if the compiler has no build for this platform, or the template fails
 */
export async function renderPdf(template: PdfTemplate, input: PdfInput): Promise<Uint8Array<ArrayBuffer>> {
  const ready = await loadOnce()
  let data = JSON.stringify(input)
  for (let tries = 1; ; tries += 1) {
    try {
      return exportPdf(ready, template, data)
    } catch (error) {
      const texts = textsWithoutGlyph(error)
      if (texts.length === 0 || tries === MOST_TRIES) throw error
      for (const text of texts) data = data.replaceAll(text, UNKNOWN)
    }
  }
}

/**
 * Loads the compiler, so that the first document need not wait for it.
 * @throws Error if it has no build for this platform
 */
export async function loadPdfCompiler(): Promise<void> {
  await loadOnce()
}

async function loadOnce(): Promise<NodeCompiler> {
  compiler ??= loadCompiler()
  return compiler.catch((error: unknown) => {
    compiler = undefined
    throw new Error('PDFs cannot be made on this platform', { cause: error })
  })
}

async function loadCompiler(): Promise<NodeCompiler> {
  const { NodeCompiler: Compiler } = await import('@myriaddreamin/typst-ts-node-compiler')
  return Compiler.create({ workspace: templates, fontArgs: [{ fontBlobs: await readFonts() }] })
}

function exportPdf(ready: NodeCompiler, template: PdfTemplate, data: string): Uint8Array<ArrayBuffer> {
  const compiled = ready.compile({ mainFilePath: join(templates, `${template}.typ`), inputs: { data } })
  if (!compiled.result)
    throw new Error(`The template ${template}.typ failed: ${JSON.stringify(compiled.takeError()?.shortDiagnostics)}`)
  const pdf = ready.pdf(compiled.result, { pdfStandard: 'ua-1' })
  ready.evictCache(KEPT)
  return Uint8Array.from(pdf)
}
