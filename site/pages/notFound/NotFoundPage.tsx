import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { Seo } from '../../app/Seo.tsx'
import { useContent } from '../../framework/firstLoad/useContent.ts'
import { paths } from '../../app/paths.ts'
import { QueryState } from '../../components/QueryState.tsx'
import { Scene } from '../../components/picture/Scene.tsx'
import { artwork } from '../../components/picture/artwork.ts'
import { SearchForm } from '../../components/SearchForm.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import { mostCharacters } from '../../features/search/wordsIn.ts'
import { meantWords } from './meantWords.ts'

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
        <h2 className="text-small">{texts.ways}</h2>
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

/** Search of pages, projects, posts and albums; the site's own pages are first. The address contains the searched words. */
const SiteSearch = ({ words }: { words: string }) => {
  const { notFound: texts, lang } = useTexts('public')
  const navigate = useNavigate()
  const asked = words.trim().slice(0, mostCharacters)
  const query = useContent(
    ['search', asked],
    async (api) => {
      const [{ search }, { findPages }] = await Promise.all([
        import('../../../shared/contract/content/pages.ts'),
        import('./findPages.ts'),
      ])
      return [...findPages(asked, lang), ...(await search(api, asked))]
    },
    { enabled: asked !== '' },
  )
  const find = (q: string) => {
    if (q !== '') void navigate(`${paths.notFound}?${new URLSearchParams({ q })}`, { replace: true })
  }
  return (
    <SearchForm path={paths.notFound} name="q" words={asked} label={texts.label} button={texts.search} find={find}>
      {asked !== '' && (
        <QueryState query={query} empty={<p role="status">{texts.nothing(asked)}</p>}>
          {(found) => (
            <>
              <p role="status">{texts.found(found.length, asked)}</p>
              <ul className="flow-lines">
                {found.map(({ kind, title, path }) => (
                  <li key={`${path} ${title}`}>
                    <Link to={path}>{title}</Link> <span className="text-small">{texts.kinds[kind]}</span>
                  </li>
                ))}
              </ul>
            </>
          )}
        </QueryState>
      )}
    </SearchForm>
  )
}
