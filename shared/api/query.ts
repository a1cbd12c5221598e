/** Writes a query string: `?page=2&type=item`, or nothing. Values that are absent are left out. */
export const query = (values: Readonly<Record<string, string | number | undefined>>): string => {
  const written: string[] = []
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== '') written.push(`${name}=${encodeURIComponent(value)}`)
  }
  return written.length > 0 ? `?${written.join('&')}` : ''
}
