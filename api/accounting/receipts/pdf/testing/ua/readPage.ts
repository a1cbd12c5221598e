import type { PdfFile } from './openPdf.ts'
import { bytesOf, dictOf, listOf } from './pdfValues.ts'
import { readFont, type Font } from './readFont.ts'
import { type Operand, type Operation, readOperations } from './readOperations.ts'

/** What one page paints: the text of each marked piece of content, and what is wrong with it. */
export interface PageContent {
  pieces: Map<number, { text: string; language: string | null }>
  faults: string[]
}

interface Mark {
  kind: 'artifact' | 'content' | 'inner'
  id: number | null
  /** It replaces what the glyphs say. */
  actualText: string | null
  language: string | null
}

const painting = new Set(['f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 'S', 's', 'sh', 'Do', 'Tj', 'TJ', "'", '"', 'EI'])
/** Neither a character nor a meaning: a byte order mark, a replacement character, private use. */
const meaningless = /^$|[\0\uFEFF\uFFFD\uFFFE\uE000-\uF8FF]/

/** Reads the content of a page, and checks that everything painted is marked and every glyph has a text. */
export function readPage(file: PdfFile, page: string): PageContent {
  const dict = dictOf(file, page)
  const resources = dictOf(file, dict['/Resources'])
  const fonts = new Map(
    Object.entries(dictOf(file, resources['/Font'])).map(([name, value]) => [name, readFont(file, value)]),
  )
  const pieces: PageContent['pieces'] = new Map()
  const faults = [...fonts.values()].flatMap(({ isEmbedded, name }) =>
    isEmbedded ? [] : [`font_not_embedded ${name}`],
  )
  const marks: Mark[] = []
  let font: Font | undefined
  const source = listOf(file, dict['/Contents'])
    .map((one) => bytesOf(file, one))
    .join('\n')
  for (const operation of readOperations(source)) take(operation)
  if (marks.length > 0) faults.push('mark_not_closed')
  return { pieces, faults }

  function take({ name, operands }: Operation): void {
    if (name === 'BMC' || name === 'BDC') open(operands)
    else if (name === 'EMC') marks.pop()
    else if (name === 'Tf') font = fonts.get(String(operands[0]))
    else if (painting.has(name)) paint(name, operands)
  }

  function open([tag, properties]: Operand[]): void {
    const read = typeof properties === 'object' && 'dict' in properties ? properties.dict : new Map<string, Operand>()
    const id = read.get('/MCID')
    const mark: Mark = {
      kind: tag === '/Artifact' ? 'artifact' : typeof id === 'number' ? 'content' : 'inner',
      id: typeof id === 'number' ? id : null,
      actualText: stringOf(read.get('/ActualText')),
      language: stringOf(read.get('/Lang')),
    }
    if (mark.kind !== 'inner' && marks.some(({ kind }) => kind !== 'inner')) faults.push(`mark_in_mark ${String(tag)}`)
    marks.push(mark)
    if (mark.id === null) return addText(mark.actualText ?? '')
    if (pieces.has(mark.id)) faults.push(`mark_twice ${mark.id}`)
    pieces.set(mark.id, { text: mark.actualText ?? '', language: mark.language })
  }

  function paint(name: string, operands: Operand[]): void {
    if (marks.every(({ kind }) => kind === 'inner')) faults.push(`not_marked ${name}`)
    for (const text of operands.flat().flatMap((one) => (typeof one === 'object' && 'bytes' in one ? [one.bytes] : [])))
      for (let at = 0; at < text.length; at += 2) show(text.charCodeAt(at) * 256 + text.charCodeAt(at + 1))
  }

  function show(code: number): void {
    const text = font?.unicode?.get(code)
    if (code === 0) faults.push(`glyph_missing ${font?.name}`)
    else if (text === undefined || meaningless.test(text)) faults.push(`glyph_without_text ${font?.name} ${code}`)
    else if (marks.every(({ actualText }) => actualText === null)) addText(text)
  }

  function addText(text: string): void {
    const id = marks.find((mark) => mark.id !== null)?.id
    const piece = id === undefined || id === null ? undefined : pieces.get(id)
    if (piece) piece.text += text
  }
}

function stringOf(value: Operand | undefined): string | null {
  if (typeof value !== 'object' || !('bytes' in value)) return null
  const bytes = Buffer.from(value.bytes, 'latin1')
  return bytes[0] === 0xfe && bytes[1] === 0xff ? bytes.subarray(2).swap16().toString('utf16le') : value.bytes
}
