/** The part of a script's address that names the build: `v1`, or a version that never changes. */
export const buildOf = (source: string): string => /\/widget\/([^/]+)\/donate\.js/.exec(source)?.[1] ?? ''

/** One fault for each script after the first, because only the first works. @param sources addresses, in the order of the page */
export const repeatedScripts = (
  sources: readonly string[],
): Array<{ code: 'script_twice' | 'script_mixed'; about: string }> => {
  const [first = '', ...others] = sources.map(buildOf)
  return others.map((build) =>
    build === first
      ? { code: 'script_twice', about: String(sources.length) }
      : { code: 'script_mixed', about: `${first}, ${build}` },
  )
}
