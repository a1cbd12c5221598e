import { Link, useLocation } from 'react-router-dom'
import { useLanguage } from '../app/language.ts'
import { useTexts } from '../app/texts.ts'
import { paths } from '../app/paths.ts'
import { configuration } from '../configuration.ts'
import { DonateLink } from '../donate/DonateLink.tsx'
import { ownDonate } from '../donate/ownDonate.ts'
import { AccountBar } from './AccountBar.tsx'
import { artwork } from './artwork.ts'
import { buttonClass } from './Button.tsx'
import styles from './Header.module.css'
import { LanguageSwitch } from './LanguageSwitch.tsx'

/** Where the page has a marigold way to give of its own, or speaks of a payment that must not be made twice. */
const quiet: ReadonlySet<string> = new Set([paths.home, paths.donate, paths.paymentSuccess, paths.paymentFailure])

/** Always shown. One marigold thing per view (look.md). */
export const Header = () => {
  const { frame } = useTexts()
  const name = configuration.name[useLanguage()]
  const { pathname } = useLocation()
  return (
    <header className={styles.header} ref={ownDonate}>
      <div className={styles.strip}>
        <div className={styles.inner}>
          <LanguageSwitch />
          <AccountBar />
        </div>
      </div>
      <div className={`${styles.inner} ${styles.bar}`}>
        <Link to={paths.home} className={styles.name} aria-label={frame.home(`${name} ${frame.tagline}`)}>
          <img src={artwork.emblemColor} alt="" width={56} height={56} />
          <span>
            <span className={styles.title}>{name}</span> <span className={styles.tagline}>{frame.tagline}</span>
          </span>
        </Link>
        <DonateLink className={buttonClass(quiet.has(pathname) ? 'outline' : 'donate', styles.donate)}>
          {frame.donate}
        </DonateLink>
      </div>
    </header>
  )
}
