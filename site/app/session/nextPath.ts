import { paths } from '../paths.ts'

const here = 'https://site.invalid'

/**
 * Where to go after signing in: the requested path of this site. Without one, staff go to their desk, anyone else to the donate page. An address of
 * another site, however disguised (`//evil`, `/\evil`, `https:evil`), is never followed.
 * @param asked the `next` parameter, untrusted
 */
export const nextPath = (asked: string | null, isStaff = false): string => {
  const otherwise = isStaff ? '/staff' : paths.donate
  if (!asked?.startsWith('/') || !URL.canParse(asked, here)) return otherwise
  const target = new URL(asked, here)
  if (target.origin !== here) return otherwise
  const inside: readonly string[] = [paths.login, paths.signup]
  const path = target.pathname + target.search + target.hash
  // `/..//host` resolves to `//host`, which names another host. So the result is read a second time, as the browser will.
  const leadsHere = /^\/(?![/\\])/.test(path) && new URL(path, here).href === target.href
  return leadsHere && !inside.includes(target.pathname) ? path : otherwise
}
