import type { PdfDict, PdfFile, PdfValue } from './openPdf.ts'

const reference = /^\d+ \d+ R$/

export const isReference = (value: PdfValue | undefined): value is string =>
  typeof value === 'string' && reference.test(value)

/** The object behind a reference; any other value as it is; null if there is none. */
export function follow(file: PdfFile, value: PdfValue | undefined): PdfValue {
  if (!isReference(value)) return value ?? null
  const found = file[`obj:${value}`]
  if (!found) return null
  return 'stream' in found ? found.stream.dict : found.value
}

/** A dictionary, also behind a reference; an empty one for anything else. */
export function dictOf(file: PdfFile, value: PdfValue | undefined): PdfDict {
  const found = follow(file, value)
  return typeof found === 'object' && found !== null && !Array.isArray(found) ? found : {}
}

/** A list, also behind a reference; a single value is a list of one. */
export function listOf(file: PdfFile, value: PdfValue | undefined): PdfValue[] {
  const found = follow(file, value)
  if (Array.isArray(found)) return found
  return found === null || value === undefined ? [] : [value]
}

/** The decoded bytes of a stream, one character for each byte. */
export function bytesOf(file: PdfFile, value: PdfValue | undefined): string {
  const found = isReference(value) ? file[`obj:${value}`] : undefined
  return found && 'stream' in found ? Buffer.from(found.stream.data, 'base64').toString('latin1') : ''
}

/** A text, '' for anything else. */
export const textOf = (value: PdfValue | undefined): string =>
  typeof value === 'string' && value.startsWith('u:') ? value.slice(2) : ''

export const rootOf = (file: PdfFile): PdfDict =>
  dictOf(file, dictOf(file, file['trailer'] && 'value' in file['trailer'] ? file['trailer'].value : null)['/Root'])

/** The references of all pages, in their order. */
export function pagesOf(file: PdfFile): string[] {
  const below = (node: PdfValue | undefined): string[] => {
    const kids = dictOf(file, node)['/Kids']
    if (kids !== undefined) return listOf(file, kids).flatMap(below)
    return isReference(node) ? [node] : []
  }
  return below(rootOf(file)['/Pages'])
}
