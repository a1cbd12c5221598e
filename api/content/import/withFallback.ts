type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * A translation, completed with English texts. This is the only place that does so. `missing` names the filled gaps. Lists of different length cannot be
 * matched entry by entry, so English replaces the whole list.
 */
export function withFallback(english: unknown, other: unknown): { value: unknown; missing: string[] } {
  const missing: string[] = []
  return { value: complete(english, other, '', missing), missing }
}

function complete(english: unknown, other: unknown, field: string, missing: string[]): unknown {
  if (english === '' || english === undefined) return other ?? english
  if (other === undefined || other === '') {
    missing.push(field)
    return english
  }
  const inside = (name: string) => (field ? `${field}.${name}` : name)
  if (isFields(english) && isFields(other)) {
    const merged: Fields = { ...other }
    for (const [name, text] of Object.entries(english))
      merged[name] = complete(text, other[name], inside(name), missing)
    return merged
  }
  if (Array.isArray(english) && Array.isArray(other)) {
    if (english.length !== other.length) {
      missing.push(`${field} (${other.length} entries, ${english.length} in English)`)
      return english
    }
    return english.map((text, index) => complete(text, other[index], inside(String(index)), missing))
  }
  return other
}
