import { Link, useNavigate } from 'react-router-dom'
import { SearchForm } from '../../components/SearchForm.tsx'
import { useTexts } from '../../texts/useTexts.ts'

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
  const texts = useTexts('projects').search
  const navigate = useNavigate()
  const to = (wanted: string) => {
    const query = new URLSearchParams([
      ...kept.map(([name, value]) => [name, value]),
      ...(wanted ? [['search', wanted]] : []),
    ])
    return `${path}${query.size > 0 ? `?${query}` : ''}`
  }
  return (
    <SearchForm
      key={words}
      path={path}
      name="search"
      kept={kept}
      words={words}
      label={texts.label}
      button={texts.button}
      look="outline"
      find={(wanted) => void navigate(to(wanted), { replace: true })}
    >
      {words !== '' && total !== undefined && (
        <p className="link-row">
          <span role="status">{texts.found(total, words)}</span>{' '}
          <Link to={to('')} replace>
            {texts.clear}
          </Link>
        </p>
      )}
    </SearchForm>
  )
}
