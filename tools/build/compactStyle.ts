/**
 * Removes comments and needless white space from a style sheet, and keeps its order. For very small sheets, a minifier's other changes make the compressed
 * result longer. The spaces around `+` and `-` stay, because `calc()` needs them.
 */
export const compactStyle = (css: string): string =>
  css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,/*<>!]) ?/g, '$1')
    .replaceAll(': ', ':')
    .replaceAll(';}', '}')
    .replace(/\b0\./g, '.')
    .trim()
