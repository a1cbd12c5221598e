import type { FormEvent } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { Button } from '../../../layout/Button.tsx'
import styles from './ProjectSearch.module.css'
import { projectSearchTexts } from './texts.ts'
import { mostCharacters } from './wordsIn.ts'

interface ProjectSearchProps {
  /** Path of the page that it searches. */
  path: string
  /** The other parameters of the address to keep, by name. */
  kept: ReadonlyArray<readonly [string, string]>
  words: string
  /** How many there are with these words; undefined while unknown. */
  total: number | undefined
}

/** Finds projects by words of their titles. A form with an address, so it works without script too. */
export const ProjectSearch = ({ path, kept, words, total }: ProjectSearchProps) => {
  const texts = projectSearchTexts.use()
  const navigate = useNavigate()
  const to = (wanted: string) => {
    const query = new URLSearchParams([
      ...kept.map(([name, value]) => [name, value]),
      ...(wanted ? [['search', wanted]] : []),
    ])
    return `${path}${query.size > 0 ? `?${query}` : ''}`
  }
  const look = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void navigate(to(String(new FormData(event.currentTarget).get('search') ?? '').trim()), { replace: true })
  }
  return (
    <search className={styles.search}>
      <form action={path} onSubmit={look} className={styles.form}>
        <label htmlFor="project-search">{texts.label}</label>
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input
          key={words}
          id="project-search"
          name="search"
          type="search"
          defaultValue={words}
          maxLength={mostCharacters}
          autoComplete="off"
        />
        <Button type="submit" look="outline">
          {texts.button}
        </Button>
      </form>
      {words !== '' && total !== undefined && (
        <p>
          <span role="status">{texts.found(total, words)}</span>{' '}
          <Link to={to('')} replace>
            {texts.clear}
          </Link>
        </p>
      )}
    </search>
  )
}
