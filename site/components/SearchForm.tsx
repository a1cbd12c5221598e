import { type FormEvent, type ReactNode, useId } from 'react'
import { Button, type ButtonLook } from './Button.tsx'
import { mostCharacters } from '../features/search/wordsIn.ts'
import styles from './SearchForm.module.css'

interface SearchFormProps {
  /** Path of the page that shows what was found. */
  path: string
  /** The parameter of its address. */
  name: string
  /** The other parameters to keep, by name. */
  kept?: ReadonlyArray<readonly [string, string]>
  words: string
  label: string
  button: string
  look?: ButtonLook
  /** Called with the wanted words, instead of a page load. */
  find(words: string): void
  /** Below it: what was found. */
  children: ReactNode
}

/** Words to search for. A form with an address, so it works without script too. */
export const SearchForm = ({
  path,
  name,
  kept = [],
  words,
  label,
  button,
  look = 'primary',
  find,
  children,
}: SearchFormProps) => {
  const id = useId()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    find(String(new FormData(event.currentTarget).get(name) ?? '').trim())
  }
  return (
    <search className={styles.search}>
      <form action={path} onSubmit={submit} className={styles.form}>
        <label htmlFor={id}>{label}</label>
        {kept.map(([other, value]) => (
          <input key={other} type="hidden" name={other} value={value} />
        ))}
        <input id={id} name={name} type="search" defaultValue={words} maxLength={mostCharacters} autoComplete="off" />
        <Button type="submit" look={look}>
          {button}
        </Button>
      </form>
      {children}
    </search>
  )
}
