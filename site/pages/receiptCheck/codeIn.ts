/** The code in what a person scanned or pasted: the link of the QR code, or its text. Line breaks of a mail are left out. */
export const codeIn = (text: string): string => {
  const plain = text.replace(/\s+/g, '')
  return plain.slice(plain.lastIndexOf('#') + 1)
}
