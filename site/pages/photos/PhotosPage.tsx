import { PageBanner } from '../../layout/PageBanner.tsx'
import { QueryState } from '../../layout/QueryState.tsx'
import { useAlbums } from '../media/galleryQueries.ts'
import { galleryTexts } from '../media/texts.ts'
import { AlbumSection } from './AlbumSection.tsx'
import styles from './Photos.module.css'
import { useAnchor } from './useAnchor.ts'

/** `/photos`: every album with its pictures; each picture can be seen large. */
export const PhotosPage = () => {
  const texts = galleryTexts.use()
  const albums = useAlbums()
  useAnchor(albums.data !== undefined)
  return (
    <>
      <PageBanner page="photos" title={texts.photos} text={texts.photosLead} />
      <div className={styles.albums}>
        <QueryState query={albums} empty={{ when: (all) => all.length === 0, show: <p>{texts.noPhotos}</p> }}>
          {(all) => all.map((album) => <AlbumSection key={album.id} album={album} />)}
        </QueryState>
      </div>
    </>
  )
}
