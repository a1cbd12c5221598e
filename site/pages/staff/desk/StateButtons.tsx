import styles from './DeskItem.module.css'
import { useTexts } from '../../../texts/useTexts.ts'

interface StateButtonsProps<State extends string> {
  label: string
  names: Readonly<Record<State, string>>
  chosen: State | undefined
  onChoose(state: State | undefined): void
}

/** Filters a list inside a page, whose address names something else. */
export const StateButtons = <State extends string>({ label, names, chosen, onChoose }: StateButtonsProps<State>) => {
  const { filter } = useTexts('desk').desk
  // Keys of the record.
  const states = Object.keys(names) as State[]
  return (
    <div role="group" aria-label={label} className={styles.choices}>
      {[undefined, ...states].map((state) => (
        <button key={state ?? ''} type="button" aria-pressed={state === chosen} onClick={() => onChoose(state)}>
          {state ? names[state] : filter.any}
        </button>
      ))}
    </div>
  )
}
