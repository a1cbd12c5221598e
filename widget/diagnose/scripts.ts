import type { Finding } from './finding.ts'

/** The part of the address that names the build: `v1`, or a version that never changes. */
const buildOf = (source: string): string => /\/widget\/([^/]+)\/donate\.js/.exec(source)?.[1] ?? ''

/** @param sources addresses of the page's donate.js tags, in their order: the first one is the one that works */
export const scriptFindings = (sources: readonly string[]): Finding[] => {
  const [first = '', ...others] = sources
  if (others.length === 0) return []
  const other = others.find((source) => buildOf(source) !== buildOf(first))
  return [
    {
      code: 'script_twice',
      hint: other
        ? `Two versions of the script are on the page, ${buildOf(first)} and ${buildOf(other)}: the first one works, the others do nothing. Keep one.`
        : `The script is on the page ${sources.length} times: the first one works, the others do nothing. Keep one.`,
      fix: `<script async src="${first}"></script>`,
    },
  ]
}
