import { lazy, Suspense } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { PageBoundary } from '../../framework/PageBoundary.tsx'
import { currentLanguage } from '../../app/language/language.ts'
import { pageAt } from '../../framework/pages.ts'
import { href, paths } from '../../app/paths.ts'
import { useSession } from '../../app/session/useSession.ts'
import { PlainMember } from '../member/PlainMember.tsx'
import styles from './Header.module.css'
import { loadTexts, useTexts } from '../../texts/useTexts.ts'

const MemberMenus = lazy(async () => {
  try {
    const lang = currentLanguage()
    const [code] = await Promise.all([
      import('../member/MemberMenus.tsx'),
      loadTexts('member', lang),
      loadTexts('account', lang),
    ])
    return { default: code.MemberMenus }
  } catch (error) {
    console.warn('could not load the menus of the account', error)
    return { default: PlainMember }
  }
})

/** Login, or the bell and the profile menu. */
export const AccountBar = () => {
  const { frame } = useTexts('common')
  const { token } = useSession()
  const { pathname, search } = useLocation()
  if (token)
    return (
      <PageBoundary instead={<PlainMember />}>
        <Suspense fallback={<div className={styles.reserved} />}>
          <MemberMenus />
        </Suspense>
      </PageBoundary>
    )
  if (pathname === paths.login) return null
  const from = pageAt(pathname)?.withoutFooter ? undefined : pathname + search
  return (
    <Link to={href.login(from)} className={styles.item}>
      {frame.login}
    </Link>
  )
}
