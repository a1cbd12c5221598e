import { paths } from '../paths.ts'

const here = 'https://site.invalid'

/**
 * Where to go after signing in: the path of this site that was asked for. Else the trust's staff go to their page, anyone else to the way to give. An address of another site, in whatever disguise (`//evil`,
 * `/\evil`, `https:evil`), is never followed.
 * @param asked the `next` parameter, untrusted
 */
export const nextPath = (asked: string | null, isStaff = false): string => {
  const otherwise = isStaff ? paths.partnerReport : paths.donate
  if (!asked?.startsWith('/') || !URL.canParse(asked, here)) return otherwise
  const target = new URL(asked, here)
  if (target.origin !== here) return otherwise
  const inside: readonly string[] = [paths.login, paths.signup]
  return inside.includes(target.pathname) ? otherwise : target.pathname + target.search + target.hash
}
