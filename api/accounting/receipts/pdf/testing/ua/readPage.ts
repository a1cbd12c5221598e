import type { PdfFile, PdfValue } from './openPdf.ts'
import { bytesOf, dictOf, listOf } from './pdfValues.ts'

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
    .trimEnd()
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

interface Font {
  name: string
  isEmbedded: boolean
  /** The Unicode text of each code of two bytes; null: the font has no table. */
  unicode: ReadonlyMap<number, string> | null
}

/** A font with its own table of Unicode texts. Our documents have composite fonts with codes of two bytes only. */
function readFont(file: PdfFile, value: PdfValue | undefined): Font {
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

/** An operand of a page's content: bytes of a text as one character each. */
type Operand = number | string | { bytes: string } | Operand[] | { dict: Map<string, Operand> }

interface Operation {
  name: string
  operands: Operand[]
}

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }
const tokens = /\s*(\(|<<|>>|\[|\]|<[0-9A-Fa-f\s]*>|\/[^\s()<>[\]{}/%]*|[^\s()<>[\]{}/%]+)/y
const partsOfText = /\\[0-7]{1,3}|\\[^]|[()]|[^\\()]+/y

/** The operators of a content stream with their operands, in their order (ISO 32000-1, 7.8.2). */
function readOperations(source: string): Operation[] {
  const operations: Operation[] = []
  const operands: Operand[] = []
  /** The operands, and what is in each list that is open. */
  const open = [operands]
  const add = (value: Operand) => open.at(-1)?.push(value)
  for (let at = 0; at < source.length; ) {
    tokens.lastIndex = at
    const token = tokens.exec(source)?.[1]
    if (token === undefined) throw new Error(`Unreadable content at ${at}`)
    at = tokens.lastIndex
    if (token === '(') {
      const { text, end } = readText(source, at)
      add({ bytes: text })
      at = end
    } else if (token === '[' || token === '<<') open.push([])
    else if (token === ']') add(open.pop() ?? [])
    else if (token === '>>') add({ dict: toMap(open.pop() ?? []) })
    else if (token.startsWith('<')) add({ bytes: Buffer.from(token.replace(/[<>\s]/g, ''), 'hex').toString('latin1') })
    else if (token.startsWith('/')) add(token)
    else if (/^[-+.\d]/.test(token)) add(Number(token))
    else if (open.length === 1) operations.push({ name: token, operands: operands.splice(0) })
  }
  if (open.length > 1) throw new Error('Content ends within a list')
  return operations
}

/** The text that begins at a place, up to its bracket. */
function readText(source: string, at: number): { text: string; end: number } {
  partsOfText.lastIndex = at
  let text = ''
  for (let depth = 1; ; ) {
    const part = partsOfText.exec(source)?.[0]
    if (part === undefined) throw new Error('Content ends within a text')
    if (part === '(') depth += 1
    if (part === ')') depth -= 1
    if (depth === 0) return { text, end: partsOfText.lastIndex }
    text += part.startsWith('\\') ? unescape(part.slice(1)) : part
  }
}

const unescape = (sign: string): string =>
  /^[0-7]/.test(sign) ? String.fromCharCode(Number.parseInt(sign, 8)) : (escapes[sign] ?? sign)

const toMap = (flat: readonly Operand[]): Map<string, Operand> =>
  new Map(flat.flatMap((key, index) => (index % 2 === 0 ? [[String(key), flat[index + 1] ?? ''] as const] : [])))
