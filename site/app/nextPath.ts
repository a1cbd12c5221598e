import { paths } from './paths.ts'

const here = 'https://site.invalid'

/**
 * Where to go after signing in: a path of this site, or the way to give. An address of another site, in whatever disguise (`//evil`,
 * `/\evil`, `https:evil`), is never followed.
 * @param asked the `next` parameter, untrusted
 */
export const nextPath = (asked: string | null): string => {
  if (!asked?.startsWith('/') || !URL.canParse(asked, here)) return paths.donate
  const target = new URL(asked, here)
  if (target.origin !== here) return paths.donate
  const inside: readonly string[] = [paths.login, paths.signup]
  return inside.includes(target.pathname) ? paths.donate : target.pathname + target.search + target.hash
}
