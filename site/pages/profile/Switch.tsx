import { useId } from 'react'
import text from '../../components/Text.module.css'
import styles from './Switch.module.css'
import { useTexts } from '../../texts/useTexts.ts'

interface SwitchProps {
  title: string
  meaning: string
  on: boolean
  onChange(on: boolean): void
}

/** An entry of a list with the browser's own checkbox as a switch: its state is a shape and a word, not a colour alone. */
export const Switch = ({ title, meaning, on, onChange }: SwitchProps) => {
  const { settings } = useTexts('profile').profile
  const id = useId()
  return (
    <li className={styles.entry}>
      <label htmlFor={id}>
        <strong>{title}</strong>
        <br />
        <span id={`${id}-text`} className={text.small}>
          {meaning}
        </span>
      </label>
      <span className={text.small} aria-hidden="true">
        {on ? settings.on : settings.off}
      </span>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={on}
        className={styles.switch}
        checked={on}
        aria-label={title}
        aria-describedby={`${id}-text`}
        onChange={(event) => onChange(event.target.checked)}
      />
    </li>
  )
}
