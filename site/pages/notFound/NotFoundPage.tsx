import { Link, useSearchParams } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { Seo } from '../../app/Seo.tsx'
import { artwork } from '../../layout/picture/artwork.ts'
import { Scene } from '../../layout/picture/Scene.tsx'
import { meantWords } from './meantWords.ts'
import styles from './NotFoundPage.module.css'
import { SiteSearch } from './SiteSearch.tsx'
import { notFoundTexts } from './texts.ts'

/** The page of any unknown address: says so, searches for the likely page, and links to the main pages. */
export const NotFoundPage = () => {
  const texts = notFoundTexts.use()
  const [search] = useSearchParams()
  const words = search.get('q') ?? meantWords(search.get('from') ?? '')
  return (
    <Scene picture={artwork.mendedPath} title={texts.title}>
      <Seo title={texts.title} description={texts.description} />
      <p>{texts.text}</p>
      <SiteSearch words={words} />
      <nav aria-label={texts.ways}>
        <h2 className={styles.small}>{texts.ways}</h2>
        <ul className={styles.ways}>
          {texts.pages.map(([page, name]) => (
            <li key={page}>
              <Link to={paths[page]}>{name}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </Scene>
  )
}
