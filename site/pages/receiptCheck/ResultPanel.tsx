import type { ReactNode } from 'react'
import styles from './ReceiptCheckPage.module.css'

export type Tone = 'good' | 'doubt' | 'bad' | 'quiet'

interface ResultPanelProps {
  tone: Tone
  title: string
  text?: string
  children?: ReactNode
}

const marks = { good: '✓', doubt: '!', bad: '✕', quiet: '…' }
const looks = { good: 'text-done', doubt: 'text-beware', bad: 'text-grave', quiet: 'text-note' }

/** The result, read out as soon as it is there. A mark and words, never colour alone. */
export const ResultPanel = ({ tone, title, text, children }: ResultPanelProps) => (
  <div role="status" className={`${looks[tone]} ${styles.result}`}>
    <h2>
      <span aria-hidden="true">{marks[tone]}</span> {title}
    </h2>
    {text && <p>{text}</p>}
    {children}
  </div>
)
