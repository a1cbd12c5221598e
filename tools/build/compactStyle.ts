/**
 * A style sheet without comments and needless white space, in its own order. For sheets so small that a minifier's other changes make them longer once
 * they are compressed. The spaces around `+` and `-` stay: `calc()` needs them.
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
