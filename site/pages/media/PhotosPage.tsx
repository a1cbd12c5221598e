import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { Pictures } from '../../components/picture/Pictures.tsx'
import { PageBanner } from '../../components/PageBanner.tsx'
import { QueryState } from '../../components/QueryState.tsx'
import { Section } from '../../components/Section.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import { useAlbums } from './galleryQueries.ts'

/** `/photos`: every album with its pictures; each picture can be seen large. */
export const PhotosPage = () => {
  const texts = useTexts('public').gallery
  const albums = useAlbums()
  useAnchor(albums.data !== undefined)
  return (
    <>
      <PageBanner page="photos" title={texts.photos} text={texts.photosLead} />
      <QueryState query={albums} empty={<p>{texts.noPhotos}</p>}>
        {(all) =>
          all.map(({ id, title, text, photos }) => (
            <Section key={id} id={`album-${id}`} title={title} lead={text}>
              <Pictures pictures={photos} enlarge={texts.enlarge} texts={texts.lightbox} />
            </Section>
          ))
        }
      </QueryState>
    </>
  )
}

/** Scrolls to the address's anchor once its target is on the page. @param ready whether it is */
const useAnchor = (ready: boolean): void => {
  const { hash } = useLocation()
  useEffect(() => {
    if (ready && hash.length > 1) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [ready, hash])
}
