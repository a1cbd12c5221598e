import { useId } from 'react'
import styles from './Switch.module.css'
import { profileTexts } from '../texts.ts'

interface SwitchProps {
  title: string
  text: string
  on: boolean
  onChange(on: boolean): void
}

/** The browser's own checkbox as a switch: its state is a shape and a word, not a colour alone. */
export const Switch = ({ title, text, on, onChange }: SwitchProps) => {
  const { settings } = profileTexts.use()
  const id = useId()
  return (
    <div className={styles.row}>
      <label htmlFor={id} className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span id={`${id}-text`} className={styles.text}>
          {text}
        </span>
      </label>
      <span className={styles.state} aria-hidden="true">
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
    </div>
  )
}
