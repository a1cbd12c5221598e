import { Link } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { PageBanner } from '../../components/PageBanner.tsx'
import { PictureFrame } from '../../components/picture/PictureFrame.tsx'
import { QueryState } from '../../components/QueryState.tsx'
import { Section } from '../../components/Section.tsx'
import { Entry } from '../../components/Entry.tsx'
import entry from '../../components/Entry.module.css'
import { Film } from './Film.tsx'
import { useAlbums, useVideos } from './galleryQueries.ts'
import { useTexts } from '../../texts/useTexts.ts'

/** `/media`, the gallery: the albums, each by its first picture, and the films. */
export const MediaPage = () => {
  const texts = useTexts('public').gallery
  const albums = useAlbums()
  const videos = useVideos()
  return (
    <>
      <PageBanner page="media" title={texts.title} text={texts.lead} />
      <Section title={texts.photos} aside={<Link to={paths.photos}>{texts.allPhotos}</Link>}>
        <QueryState query={albums} empty={<p>{texts.noPhotos}</p>}>
          {(all) => (
            <ul className={entry.grid}>
              {all.map(({ id, title, text: words, photos }) => (
                <li key={id}>
                  <Entry
                    picture={
                      photos[0] && (
                        <PictureFrame
                          picture={{ ...photos[0].picture, alt: '' }}
                          sizes="(min-width: 44rem) 30vw, 100vw"
                        />
                      )
                    }
                    title={title}
                    to={`${paths.photos}#album-${id}`}
                  >
                    <p>{words}</p>
                    <p className="text-small">{texts.pictures(photos.length)}</p>
                  </Entry>
                </li>
              ))}
            </ul>
          )}
        </QueryState>
      </Section>
      <Section title={texts.videos} tone="quiet" aside={<Link to={paths.video}>{texts.allVideos}</Link>}>
        <QueryState query={videos} empty={<p>{texts.noVideos}</p>}>
          {(all) => (
            <ul className={entry.grid}>
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
