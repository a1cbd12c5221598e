/**
 * The thread that makes PDFs, so that no donor's request waits for one. It gets a template with its values as JSON, one after the other, and answers the
 * file, or the error. `renderPdf.ts` starts it.
 */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import { type NodeCompiler, NodeCompiler as Compiler } from '@myriaddreamin/typst-ts-node-compiler'

export interface PdfOrder {
  template: string
  /** JSON of the template's input. */
  data: string
  /** Shown for letters that no font has. */
  unknown: string
}

export type PdfAnswer =
  | { is: 'pdf'; pdf: Uint8Array<ArrayBuffer>; isUnreadable: boolean }
  | { is: 'error'; error: Error }

const templates = import.meta.dirname

/** How many documents later memory of an earlier one is freed. */
const KEPT = 20
/** Each time the compiler names several characters that no font has. */
const MOST_TRIES = 8
/** The mark of a character that no font has, until words take its place. No text has it. */
const GAP = '\u{FDD0}'
const gaps = new RegExp(`${GAP}(?:[\\s\\u200C\\u200D\\uFE0F]*${GAP})*`, 'g')
/** Faces, flags and the like, with what joins them. A name reads well without them. */
const pictures =
  /[\p{Extended_Pictographic}\p{Regional_Indicator}](?:\u200D|\uFE0F|\u20E3|\p{Emoji_Modifier}|\p{Extended_Pictographic}|\p{Regional_Indicator})*/gu

function makePdf(compiler: NodeCompiler, { template, data, unknown }: PdfOrder): PdfAnswer {
  let text = data
  for (let tries = 1; ; tries += 1) {
    try {
      const shown = text.replace(gaps, JSON.stringify(unknown).slice(1, -1))
      return { is: 'pdf', pdf: exportPdf(compiler, template, shown), isUnreadable: text.includes(GAP) }
    } catch (error) {
      const missing = textsWithoutGlyph(error)
      if (missing.length === 0 || tries === MOST_TRIES) throw error
      text = text.replace(pictures, (run) => (missing.some((one) => run.includes(one)) ? '' : run))
      for (const one of missing) text = text.replaceAll(one, GAP)
    }
  }
}

function exportPdf(compiler: NodeCompiler, template: string, data: string): Uint8Array<ArrayBuffer> {
  const compiled = compiler.compile({ mainFilePath: join(templates, `${template}.typ`), inputs: { data } })
  if (!compiled.result)
    throw new Error(`The template ${template}.typ failed: ${JSON.stringify(compiled.takeError()?.shortDiagnostics)}`)
  const pdf = compiler.pdf(compiled.result, { pdfStandard: 'ua-1' })
  compiler.evictCache(KEPT)
  return Uint8Array.from(pdf)
}

/** As the compiler writes it: the text `\"க\"` could not be displayed. */
const complaint = /the text `\\?"(.+?)\\?"` could not be displayed/g

/** The texts that no font has a glyph for, as a failed export names them, the longest first. */
const textsWithoutGlyph = (error: unknown): string[] =>
  [...new Set([...String(error).matchAll(complaint)].map(([, text = '']) => unescape(text)))].toSorted(
    (one, other) => other.length - one.length,
  )

/** `\u{200d}` and the like stand for one character. */
const unescape = (text: string): string =>
  text.replace(/\\+u\{([0-9a-f]+)\}/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))

/** Latin and Devanagari first; then the other scripts in which donors write names and notes. `sheet.typ` lists the same families. */
const families = {
  mukta: 'Mukta',
  'hind-siliguri': 'HindSiliguri',
  'noto-sans-gujarati': 'NotoSansGujarati',
  'noto-sans-gurmukhi': 'NotoSansGurmukhi',
  'noto-sans-kannada': 'NotoSansKannada',
  'noto-sans-malayalam': 'NotoSansMalayalam',
  'noto-sans-oriya': 'NotoSansOriya',
  'noto-sans-tamil': 'NotoSansTamil',
  'hind-guntur': 'HindGuntur',
  'ibm-plex-sans-arabic': 'IBMPlexSansArabic',
  'noto-sans-ol-chiki': 'NotoSansOlChiki',
  'noto-sans-meetei-mayek': 'NotoSansMeeteiMayek',
  'noto-sans-sinhala': 'NotoSansSinhala',
}
const weights = ['400Regular', '600SemiBold']
/** Chinese has one weight, because it is as large as all the others together. */
const chinese = 'NotoSansHans-Regular.otf'

/** The fonts of all documents: 13 MB. Nothing else is used, so a document looks the same on each server. */
async function readFonts(): Promise<Buffer[]> {
  const { resolve } = createRequire(import.meta.url)
  const files = Object.entries(families).flatMap(([folder, name]) =>
    weights.map((weight) => resolve(`@expo-google-fonts/${folder}/${weight}/${name}_${weight}.ttf`)),
  )
  return Promise.all(
    [...files, join(dirname(resolve('@embedpdf/fonts-sc')), '../fonts', chinese)].map((file) => readFile(file)),
  )
}

const port = parentPort
if (!port) throw new Error('pdfWorker.ts runs in a thread of its own')
const answer = (one: PdfAnswer) => port.postMessage(one, one.is === 'pdf' ? [one.pdf.buffer] : [])
const compiler = Compiler.create({ workspace: templates, fontArgs: [{ fontBlobs: await readFonts() }] })
port.on('message', (order: PdfOrder) => {
  try {
    answer(makePdf(compiler, order))
  } catch (error) {
    answer({ is: 'error', error: error instanceof Error ? error : new Error(String(error)) })
  }
})
port.postMessage('ready')
