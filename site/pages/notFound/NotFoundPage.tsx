import { Link, useSearchParams } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { Seo } from '../../app/Seo.tsx'
import { artwork } from '../../layout/picture/artwork.ts'
import { Scene } from '../../layout/picture/Scene.tsx'
import text from '../../parts/Text.module.css'
import { meantWords } from './meantWords.ts'
import { SiteSearch } from './SiteSearch.tsx'
import { useTexts } from '../../texts/useTexts.ts'

/** The page of any unknown address: says so, searches for the likely page, and links to the main pages. */
export const NotFoundPage = () => {
  const texts = useTexts('public').notFound
  const [search] = useSearchParams()
  const words = search.get('q') ?? meantWords(search.get('from') ?? '')
  return (
    <Scene picture={artwork.mendedPath} title={texts.title}>
      <Seo title={texts.title} description={texts.description} />
      <p>{texts.text}</p>
      <SiteSearch words={words} />
      <nav aria-label={texts.ways}>
        <h2 className={text.small}>{texts.ways}</h2>
        <div className="link-row">
          {texts.pages.map(([page, name]) => (
            <Link key={page} to={paths[page]}>
              {name}
            </Link>
          ))}
        </div>
      </nav>
    </Scene>
  )
}
