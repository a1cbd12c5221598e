import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { failureText } from '../forms/failureText.ts'
import { mostCharacters } from '../../features/search/wordsIn.ts'
import { type SiteTexts, useTexts } from '../../texts/useTexts.ts'
import styles from './MenuPanel.module.css'
import type { MenuList, MenuSearchState } from './useProjects.ts'

interface MenuSearchProps extends MenuSearchState {
  /** The reader opens the page of all projects. */
  onLeave(): void
  /** The reader begins to use it. */
  onUse?: () => void
  /** The arrow key that moves from the field to the list. */
  onArrowDown?: () => void
}

/** The search starts after this time without typing, in ms. */
const pauseMs = 200

/** Finds projects by words of their titles while the reader types, and says how many. Enter opens the page that lists all of them. */
export const MenuSearch = ({ list, error, search, onLeave, onUse, onArrowDown }: MenuSearchProps) => {
  const texts = useTexts('projects').search
  const siteTexts = useTexts('common')
  const navigate = useNavigate()
  const id = useId()
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])
  const type = (event: FormEvent<HTMLInputElement>) => {
    const words = event.currentTarget.value.trim()
    clearTimeout(pause.current)
    pause.current = setTimeout(() => search(words), pauseMs)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = String(new FormData(event.currentTarget).get('search') ?? '').trim()
    onLeave()
    void navigate(words ? `${paths.projects}?${new URLSearchParams({ search: words })}` : paths.projects)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || !onArrowDown) return
    event.preventDefault()
    onArrowDown()
  }
  return (
    <search>
      <form action={paths.projects} onSubmit={submit} className={styles.search}>
        <label htmlFor={id}>{texts.label}</label>
        <input
          id={id}
          name="search"
          type="search"
          maxLength={mostCharacters}
          autoComplete="off"
          aria-describedby={`${id}-count`}
          onFocus={onUse}
          onInput={type}
          onKeyDown={press}
        />
        <p id={`${id}-count`} role="status">
          {error ? failureText(siteTexts, error) : countText(texts, list)}
        </p>
      </form>
    </search>
  )
}

/** How many projects there are, and how many the menu lists. */
export const countText = (texts: SiteTexts['projects']['search'], { projects, total, words }: MenuList): string => {
  const listed = projects.length
  if (words === '') return texts.firstOf(listed, total)
  const found = texts.found(total, words)
  return listed < total ? `${found} ${texts.firstListed(listed)}` : found
}
