/** An operand of a page's content: bytes of a text as one character each. */
export type Operand = number | string | { bytes: string } | Operand[] | { dict: Map<string, Operand> }

export interface Operation {
  name: string
  operands: Operand[]
}

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }
const plainToken = /<<|>>|\[|\]|<[0-9A-Fa-f\s]*>|\/[^\s()<>[\]{}/%]*|[^\s()<>[\]{}/%]+/y

/** The operators of a content stream with their operands, in their order (ISO 32000-1, 7.8.2). */
export function readOperations(source: string): Operation[] {
  const operations: Operation[] = []
  let at = 0
  let operands: Operand[] = []
  for (let value = next(); value !== null; value = next()) {
    if (typeof value === 'object' && 'operator' in value) {
      operations.push({ name: value.operator, operands })
      operands = []
    } else operands.push(value)
  }
  return operations

  function next(): Operand | { operator: string } | null {
    while (/\s/.test(source[at] ?? '')) at += 1
    if (at >= source.length) return null
    if (source[at] === '(') return { bytes: readText() }
    plainToken.lastIndex = at
    const token = plainToken.exec(source)?.[0]
    if (token === undefined) throw new Error(`Unreadable content at ${at}`)
    at += token.length
    if (token === '[') return readUntil(']')
    if (token === '<<') return { dict: toMap(readUntil('>>')) }
    if (token.startsWith('<')) return { bytes: Buffer.from(token.replace(/[<>\s]/g, ''), 'hex').toString('latin1') }
    if (token.startsWith('/')) return token
    return /^[-+.\d]/.test(token) ? Number(token) : { operator: token }
  }

  function readUntil(end: ']' | '>>'): Operand[] {
    const found: Operand[] = []
    for (;;) {
      while (/\s/.test(source[at] ?? '')) at += 1
      if (source.startsWith(end, at)) {
        at += end.length
        return found
      }
      const value = next()
      if (value === null) throw new Error(`Content ends within ${end}`)
      if (typeof value !== 'object' || !('operator' in value)) found.push(value)
    }
  }

  function readText(): string {
    let text = ''
    let depth = 0
    for (;;) {
      const sign = source[at]
      if (sign === undefined) throw new Error('Content ends within a text')
      at += 1
      if (sign === '\\') text += readEscape()
      else if (sign === '(' && depth++ === 0) continue
      else if (sign === ')' && --depth === 0) return text
      else text += sign
    }
  }

  function readEscape(): string {
    const octal = /^[0-7]{1,3}/.exec(source.slice(at, at + 3))?.[0]
    at += octal?.length ?? 1
    return octal
      ? String.fromCharCode(Number.parseInt(octal, 8))
      : (escapes[source[at - 1] ?? ''] ?? source[at - 1] ?? '')
  }
}

const toMap = (flat: readonly Operand[]): Map<string, Operand> =>
  new Map(flat.flatMap((key, index) => (index % 2 === 0 ? [[String(key), flat[index + 1] ?? ''] as const] : [])))
