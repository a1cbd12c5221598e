import { Suspense, useState } from 'react'
import { Link, Outlet, useLocation } from 'react-router-dom'
import { PageBoundary } from '../../framework/PageBoundary.tsx'
import { lazyPart } from '../../framework/lazyPart.tsx'
import { useLanguage } from '../../app/language/language.ts'
import { pageAt } from '../../framework/pages.ts'
import { href, paths } from '../../app/paths.ts'
import { useSession } from '../../app/session/useSession.ts'
import { useScrollToTop } from '../../app/useScrollToTop.ts'
import { trustName } from '../../framework/firstLoad/roots.ts'
import { DonateLink } from '../../features/giving/DonateLink.tsx'
import { FloatingDonate } from '../../features/giving/FloatingDonate.tsx'
import { useProjectOfPage } from '../../features/giving/pageProject.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { buttonClass } from '../Button.tsx'
import { PageLoading } from '../PageLoading.tsx'
import { useLogout } from '../member/useLogout.ts'
import { MenuButton } from '../menu/MenuButton.tsx'
import { SiteNav } from '../menu/SiteNav.tsx'
import { artwork } from '../picture/artwork.ts'
import bare from './BareLayout.module.css'
import styles from './Header.module.css'
import { LanguageSwitch } from './LanguageSwitch.tsx'

const Footer = lazyPart(async () => (await import('./Footer.tsx')).Footer)

/** Header, page, footer. The footer is hidden where the specification says so. */
export const Layout = () => {
  const { pathname, key } = useLocation()
  useScrollToTop()
  return (
    <>
      <SkipLink />
      <Header />
      <main id="content" tabIndex={-1}>
        <Page />
      </main>
      {!pageAt(pathname)?.withoutFooter && (
        <PageBoundary place={key + pathname} instead={null}>
          <Suspense>
            <Footer />
          </Suspense>
        </PageBoundary>
      )}
      <FloatingDonate />
    </>
  )
}

/**
 * For steps between two pages (a sign-in window, the way to the payment page): shows whose page it is, without other links. A
 * page with a `main` of its own gets the language and the account, too.
 */
export const BareLayout = () => {
  const lang = useLanguage()
  const own = pageAt(useLocation().pathname)?.bare === 'own'
  useScrollToTop()
  return (
    <>
      {own && <SkipLink />}
      <header className={bare.header}>
        <img src={artwork.emblemColor} alt="" width={40} height={40} />
        <span>{trustName[lang]}</span>
        {own && (
          <div className={bare.tools}>
            <LanguageSwitch />
            <AccountBar />
          </div>
        )}
      </header>
      {own ? (
        <Page />
      ) : (
        <main className={bare.main}>
          <Page />
        </main>
      )}
    </>
  )
}

/** The page itself. If it fails, its frame stays. */
const Page = () => {
  const { pathname, key } = useLocation()
  return (
    <PageBoundary place={key + pathname}>
      <Suspense fallback={<PageLoading />}>
        <Outlet />
      </Suspense>
    </PageBoundary>
  )
}

const SkipLink = () => (
  <a className={styles.skip} href="#content">
    {useTexts('common').frame.skip}
  </a>
)

/** Always shown. One marigold element per view (docs/design.md). */
export const Header = () => {
  const { frame } = useTexts('common')
  const name = trustName[useLanguage()]
  const { pathname } = useLocation()
  const projectId = useProjectOfPage()
  const [plain, setPlain] = useState(false)
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <div className={`${styles.strip} on-screen`}>
          <MenuButton onFailure={() => setPlain(true)} />
          <div className={styles.tools}>
            <LanguageSwitch />
            <AccountBar />
          </div>
        </div>
        <Link to={paths.home} className={styles.name} aria-label={frame.home(`${name} ${frame.tagline}`)}>
          <img src={artwork.emblemColor} alt="" width={56} height={56} />
          <span>
            <span className={styles.title}>{name}</span> <span className={styles.tagline}>{frame.tagline}</span>
          </span>
        </Link>
        <DonateLink
          projectId={projectId}
          className={buttonClass(pageAt(pathname)?.quietHeader ? 'outline' : 'donate', `${styles.donate} on-screen`)}
        >
          {frame.donate}
        </DonateLink>
        <SiteNav plain={plain} />
      </div>
    </header>
  )
}

/** Replaces the menus if their code does not load: the person's name, and Logout. */
const PlainMember = () => {
  const { frame } = useTexts('common')
  const { user } = useSession()
  const leave = useLogout()
  return (
    <div role="group" aria-label={frame.account} className={styles.group}>
      <Link to={paths.profile} className={styles.item}>
        {user?.fullName ?? frame.account}
      </Link>
      <button type="button" className={styles.item} onClick={leave}>
        {frame.logout}
      </button>
    </div>
  )
}

const MemberMenus = lazyPart(async () => (await import('../member/MemberMenus.tsx')).MemberMenus, {
  texts: ['member', 'account'],
  loading: <div className={styles.reserved} />,
  failed: <PlainMember />,
  browserOnly: true,
})

/** Login, or the bell and the profile menu. */
const AccountBar = () => {
  const { frame } = useTexts('common')
  const { token } = useSession()
  const { pathname, search } = useLocation()
  if (token) return <MemberMenus />
  if (pathname === paths.login) return null
  const from = pageAt(pathname)?.withoutFooter ? undefined : pathname + search
  return (
    <Link to={href.login(from)} className={styles.item}>
      {frame.login}
    </Link>
  )
}
