import type { PdfFile, PdfValue } from './openPdf.ts'
import { bytesOf, dictOf, listOf } from './pdfValues.ts'

export interface Font {
  name: string
  isEmbedded: boolean
  /** The Unicode text of each code of two bytes; null: the font has no table. */
  unicode: ReadonlyMap<number, string> | null
}

/** A font with its own table of Unicode texts. Our documents have composite fonts with codes of two bytes only. */
export function readFont(file: PdfFile, value: PdfValue | undefined): Font {
  const font = dictOf(file, value)
  const inner = dictOf(file, listOf(file, font['/DescendantFonts'])[0])
  const descriptor = dictOf(file, inner['/FontDescriptor'])
  return {
    name: String(font['/BaseFont']),
    isEmbedded: descriptor['/FontFile2'] !== undefined || descriptor['/FontFile3'] !== undefined,
    unicode: font['/ToUnicode'] === undefined ? null : readTable(bytesOf(file, font['/ToUnicode'])),
  }
}

function readTable(source: string): Map<number, string> {
  const table = new Map<number, string>()
  for (const [, body = ''] of source.matchAll(/beginbfchar(.*?)endbfchar/gs))
    for (const [, code = '', text = ''] of body.matchAll(/<([0-9A-F]+)>\s*<([0-9A-F]+)>/gi))
      table.set(Number.parseInt(code, 16), utf16(text))
  for (const [, body = ''] of source.matchAll(/beginbfrange(.*?)endbfrange/gs))
    for (const [, from = '', to = '', text = ''] of body.matchAll(/<([0-9A-F]+)>\s*<([0-9A-F]+)>\s*<([0-9A-F]+)>/gi)) {
      const first = Number.parseInt(from, 16)
      const start = utf16(text).codePointAt(0) ?? 0
      for (let code = first; code <= Number.parseInt(to, 16); code += 1)
        table.set(code, String.fromCodePoint(start + code - first))
    }
  return table
}

const utf16 = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le')
