import styles from './StateChoice.module.css'
import { statementTexts } from './texts.ts'

interface StateChoiceProps<State extends string> {
  label: string
  names: Readonly<Record<State, string>>
  chosen: State | undefined
  onChoose(state: State | undefined): void
}

/** Filters a list by the state of its entries. */
export const StateChoice = <State extends string>({ label, names, chosen, onChoose }: StateChoiceProps<State>) => {
  const texts = statementTexts.use()
  // Keys of the record.
  const states = Object.keys(names) as State[]
  return (
    <div role="group" aria-label={label} className={styles.filters}>
      {[undefined, ...states].map((state) => (
        <button key={state ?? ''} type="button" aria-pressed={state === chosen} onClick={() => onChoose(state)}>
          {state ? names[state] : texts.any}
        </button>
      ))}
    </div>
  )
}
