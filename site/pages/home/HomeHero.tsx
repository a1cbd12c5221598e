import { Link } from 'react-router-dom'
import type { HomeBanner } from '../../../shared/contract/content/banner.ts'
import { PageHeading } from '../../app/PageHeading.tsx'
import { DonateLink } from '../../donate/DonateLink.tsx'
import { buttonClass } from '../../layout/Button.tsx'
import { PictureView } from '../../layout/picture/PictureView.tsx'
import block from '../../parts/Block.module.css'
import styles from './HomeHero.module.css'
import { useTexts } from '../../texts/useTexts.ts'

/** The first banner: its picture across the page, its words below. If it does not load, the page still has its name and the donate button. */
export const HomeHero = ({ banner }: { banner: HomeBanner | undefined }) => {
  const texts = useTexts('public').home
  const { frame } = useTexts('common')
  const title = banner?.title ?? texts.title
  return (
    <div>
      <div className={styles.frame}>{banner && <PictureView picture={banner.picture} first />}</div>
      <div className={`${block.page} ${block.columns} ${styles.words}`}>
        <div className={styles.title}>
          <PageHeading title={title}>{title}</PageHeading>
        </div>
        <div className={styles.beside}>
          <p>{banner?.text ?? texts.text}</p>
          <div className="link-row">
            <DonateLink className={buttonClass('donate')}>{frame.donate}</DonateLink>
            {banner?.link && (
              <Link to={banner.link} className={buttonClass('text')}>
                {texts.readMore}
                <span className="visually-hidden">: {title}</span>
              </Link>
            )}
          </div>
        </div>
      </div>
    </div>
  )
}
