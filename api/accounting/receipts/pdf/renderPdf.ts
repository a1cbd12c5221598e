import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { Language } from '../../../../shared/languages.ts'

export type PdfLayout = 'a4' | 'phone'

/** What every template needs. All values are texts: a template never reads one as markup. */
export interface PdfInput {
  layout: PdfLayout
  lang: Language
  title: string
  description: string
  trust: { name: string; address: string; reach: string[] }
}

const templates = import.meta.dirname
const fonts = ['400Regular/Mukta_400Regular.ttf', '600SemiBold/Mukta_600SemiBold.ttf']

/** How many documents later memory of an earlier one is freed. */
const KEPT = 20

let compiler: Promise<NodeCompiler> | undefined

/**
 * The PDF of a template with its values, tagged for screen readers (PDF/UA-1). The compiler of 50 MB is loaded with the first one.
 * @throws Error if the compiler has no build for this platform, or the template fails
 */
export async function renderPdf(template: 'receipt' | 'statement', input: PdfInput): Promise<Uint8Array<ArrayBuffer>> {
  compiler ??= loadCompiler()
  const ready = await compiler.catch((error: unknown) => {
    compiler = undefined
    throw new Error('PDFs cannot be made on this platform', { cause: error })
  })
  const compiled = ready.compile({
    mainFilePath: join(templates, `${template}.typ`),
    inputs: { data: JSON.stringify(input) },
  })
  if (!compiled.result)
    throw new Error(`The template ${template}.typ failed: ${JSON.stringify(compiled.takeError()?.shortDiagnostics)}`)
  const pdf = ready.pdf(compiled.result, { pdfStandard: 'ua-1' })
  ready.evictCache(KEPT)
  return Uint8Array.from(pdf)
}

async function loadCompiler(): Promise<NodeCompiler> {
  const { NodeCompiler: Compiler } = await import('@myriaddreamin/typst-ts-node-compiler')
  const { resolve } = createRequire(import.meta.url)
  const fontBlobs = await Promise.all(fonts.map((font) => readFile(resolve(`@expo-google-fonts/mukta/${font}`))))
  return Compiler.create({ workspace: templates, fontArgs: [{ fontBlobs }] })
}
