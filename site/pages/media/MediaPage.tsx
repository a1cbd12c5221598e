import { Link } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { PageBanner } from '../../layout/PageBanner.tsx'
import { QueryState } from '../../layout/QueryState.tsx'
import { Section } from '../../layout/Section.tsx'
import { Film } from '../video/Film.tsx'
import filmStyles from '../video/VideoPage.module.css'
import { AlbumEntry } from './AlbumEntry.tsx'
import { useAlbums, useVideos } from './galleryQueries.ts'
import styles from './MediaPage.module.css'
import { galleryTexts } from './texts.ts'

/** `/media`, the gallery: the albums, and the films. */
export const MediaPage = () => {
  const texts = galleryTexts.use()
  const albums = useAlbums()
  const videos = useVideos()
  return (
    <>
      <PageBanner page="media" title={texts.title} text={texts.lead} />
      <Section title={texts.photos} aside={<Link to={paths.photos}>{texts.allPhotos}</Link>}>
        <QueryState query={albums} empty={{ when: (all) => all.length === 0, show: <p>{texts.noPhotos}</p> }}>
          {(all) => (
            <ul className={styles.albums}>
              {all.map((album) => (
                <li key={album.id}>
                  <AlbumEntry album={album} />
                </li>
              ))}
            </ul>
          )}
        </QueryState>
      </Section>
      <Section title={texts.videos} tone="quiet" aside={<Link to={paths.video}>{texts.allVideos}</Link>}>
        <QueryState query={videos} empty={{ when: (all) => all.length === 0, show: <p>{texts.noVideos}</p> }}>
          {(all) => (
            <ul className={filmStyles.row}>
              {all.map((video) => (
                <li key={video.id}>
                  <Film video={video} />
                </li>
              ))}
            </ul>
          )}
        </QueryState>
      </Section>
    </>
  )
}
