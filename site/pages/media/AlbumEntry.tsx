import type { Album } from '../../../shared/contract/content/gallery.ts'
import { paths } from '../../app/paths.ts'
import { EntryLink } from '../../layout/EntryLink.tsx'
import { PictureView } from '../../layout/picture/PictureView.tsx'
import styles from './MediaPage.module.css'
import { galleryTexts } from './texts.ts'

/** An album by its first three pictures: one large, two beside it. */
export const AlbumEntry = ({ album }: { album: Album }) => {
  const texts = galleryTexts.use()
  return (
    <article className={styles.album}>
      <div className={styles.three}>
        {album.photos.slice(0, 3).map(({ id, picture }) => (
          <PictureView key={id} picture={{ ...picture, alt: '' }} sizes="(min-width: 60rem) 25vw, 66vw" />
        ))}
      </div>
      <h3>
        <EntryLink to={`${paths.photos}#album-${album.id}`}>{album.title}</EntryLink>
      </h3>
      <p>{album.text}</p>
      <p className={styles.count}>{texts.pictures(album.photos.length)}</p>
    </article>
  )
}
