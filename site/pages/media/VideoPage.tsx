import { PageBanner } from '../../components/PageBanner.tsx'
import { QueryState } from '../../components/QueryState.tsx'
import { Section } from '../../components/Section.tsx'
import entry from '../../components/Entry.module.css'
import { useVideos } from './galleryQueries.ts'
import { Film } from './Film.tsx'
import { useTexts } from '../../texts/useTexts.ts'

/** `/video`: the films. None loads before a visitor plays it. */
export const VideoPage = () => {
  const texts = useTexts('public').gallery
  const videos = useVideos()
  return (
    <>
      <PageBanner page="video" title={texts.videos} text={texts.videosLead} />
      <Section title={texts.allVideos} lead={texts.silent}>
        <QueryState query={videos} empty={<p>{texts.noVideos}</p>}>
          {(all) => (
            <ul className={entry.rows}>
              {all.map((video) => (
                <li key={video.id}>
                  <Film video={video} withText />
                </li>
              ))}
            </ul>
          )}
        </QueryState>
      </Section>
    </>
  )
}
