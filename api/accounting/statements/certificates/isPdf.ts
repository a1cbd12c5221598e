/** Whether the bytes are a PDF, by their beginning and end; the name does not count. */
export function isPdf(bytes: Uint8Array): boolean {
  const begin = Buffer.from(bytes.subarray(0, 5)).toString('latin1')
  const end = Buffer.from(bytes.subarray(-1024)).toString('latin1')
  return begin === '%PDF-' && end.includes('%%EOF')
}
