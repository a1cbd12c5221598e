/** As the compiler writes it: the text `\"க\"` could not be displayed. */
const complaint = /the text `\\?"(.+?)\\?"` could not be displayed/g

/** The texts that no font has a glyph for, as a failed export names them. */
export const textsWithoutGlyph = (error: unknown): string[] => [
  ...new Set([...String(error).matchAll(complaint)].map(([, text = '']) => unescape(text))),
]

/** `\u{200d}` and the like stand for one character. */
const unescape = (text: string): string =>
  text.replace(/\\+u\{([0-9a-f]+)\}/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
