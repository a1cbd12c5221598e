/** Writes a query string such as `?page=2&type=item`, or ''. It leaves out absent values. */
export const query = (values: Readonly<Record<string, string | number | undefined>>): string => {
  const written: string[] = []
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== '') written.push(`${name}=${encodeURIComponent(value)}`)
  }
  return written.length > 0 ? `?${written.join('&')}` : ''
}
