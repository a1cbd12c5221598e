import { Link } from 'react-router-dom'
import type { HomeBanner } from '../../../../shared/contract/content/banner.ts'
import { PictureFrame } from '../../../layout/picture/PictureFrame.tsx'
import styles from './BannerRow.module.css'

/** The banners after the first: alternately wide, and narrow and a step lower. Nothing moves by itself. */
export const BannerRow = ({ banners }: { banners: readonly HomeBanner[] }) =>
  banners.length === 0 ? null : (
    <ul className={styles.row}>
      {banners.map(({ id, title, text, picture, link }) => (
        <li key={id}>
          <PictureFrame className={styles.frame} picture={picture} sizes="(min-width: 60rem) 58vw, 100vw" />
          <h2>{link ? <Link to={link}>{title}</Link> : title}</h2>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
