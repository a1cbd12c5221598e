import type { HomeBanner } from '../../../shared/contract/content/banner.ts'
import { PictureFrame } from '../../layout/picture/PictureFrame.tsx'
import block from '../../parts/Block.module.css'
import { Entry } from '../../parts/Entry.tsx'
import entry from '../../parts/Entry.module.css'
import styles from './HomeStory.module.css'

/** The banners after the first: alternately wide, and narrow and a step lower; small on a phone. Nothing moves by itself. */
export const BannerRow = ({ banners }: { banners: readonly HomeBanner[] }) =>
  banners.length === 0 ? null : (
    <ul className={`${block.page} ${block.follows} ${entry.small} ${styles.banners}`}>
      {banners.map(({ id, title, text, picture, link }) => (
        <li key={id}>
          <Entry
            level="h2"
            picture={<PictureFrame picture={picture} sizes="(min-width: 60rem) 58vw, 100vw" />}
            title={title}
            to={link ?? undefined}
          >
            <p>{text}</p>
          </Entry>
        </li>
      ))}
    </ul>
  )
