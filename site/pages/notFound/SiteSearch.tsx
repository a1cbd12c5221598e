import type { FormEvent } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useLanguage } from '../../app/language/language.ts'
import { paths } from '../../app/paths.ts'
import { useContent } from '../../app/firstLoad/useContent.ts'
import { Button } from '../../layout/Button.tsx'
import { QueryState } from '../../layout/QueryState.tsx'
import styles from './NotFoundPage.module.css'
import { notFoundTexts } from './texts.ts'

/** Search of pages, projects, posts and albums; the site's own pages are first. The address contains the searched words. */
export const SiteSearch = ({ words }: { words: string }) => {
  const texts = notFoundTexts.use()
  const lang = useLanguage()
  const navigate = useNavigate()
  const asked = words.trim().slice(0, 80)
  const query = useContent(
    ['search', asked],
    async (api) => {
      const [{ search }, { findPages }] = await Promise.all([
        import('../../../shared/api/content.ts'),
        import('./findPages.ts'),
      ])
      return [...findPages(asked, lang), ...(await search(api, asked))]
    },
    { enabled: asked !== '' },
  )
  const look = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    if (q !== '') void navigate(`${paths.notFound}?${new URLSearchParams({ q })}`, { replace: true })
  }
  return (
    <search className={styles.search}>
      <form action={paths.notFound} onSubmit={look} className={styles.form}>
        <label htmlFor="site-search">{texts.label}</label>
        <input id="site-search" name="q" type="search" defaultValue={asked} maxLength={80} autoComplete="off" />
        <Button type="submit">{texts.search}</Button>
      </form>
      {asked !== '' && (
        <QueryState
          query={query}
          skeleton={<div className={styles.skeleton} />}
          empty={{ when: (found) => found.length === 0, show: <p role="status">{texts.nothing(asked)}</p> }}
        >
          {(found) => (
            <>
              <p role="status">{texts.found(found.length, asked)}</p>
              <ul className={styles.found}>
                {found.map(({ kind, title, path }) => (
                  <li key={`${path} ${title}`}>
                    <Link to={path}>{title}</Link> <span>{texts.kinds[kind]}</span>
                  </li>
                ))}
              </ul>
            </>
          )}
        </QueryState>
      )}
    </search>
  )
}
