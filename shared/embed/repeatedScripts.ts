/** The part of a script's address that names the build: `v1`, or a version that never changes. */
export const buildOf = (source: string): string => /\/widget\/([^/]+)\/donate\.js/.exec(source)?.[1] ?? ''

/** `//trust.example.org` of a script's address; empty if it is below the page's own. */
const serverOf = (source: string): string => /\/\/[^/]+/.exec(source)?.[0] ?? ''

/**
 * One fault for each script after the first, because only the first of a trust works.
 *
 * @param sources addresses, in the order of the page
 * @param severalTrusts whether another server can be another trust's; otherwise it has a copy
 */
export const repeatedScripts = (
  sources: readonly string[],
  severalTrusts: boolean,
): Array<{ code: 'script_twice' | 'script_mixed' | 'script_trusts'; about: string }> => {
  const [first = '', ...others] = sources
  return others.map((source) => {
    const [one, other] = [serverOf(first), serverOf(source)]
    if (severalTrusts && one && other && one !== other)
      return { code: 'script_trusts', about: `${one}, ${other}`.replaceAll('//', '') }
    return buildOf(source) === buildOf(first)
      ? { code: 'script_twice', about: String(sources.length) }
      : { code: 'script_mixed', about: `${buildOf(first)}, ${buildOf(source)}` }
  })
}
