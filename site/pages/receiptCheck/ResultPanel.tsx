import type { ReactNode } from 'react'
import styles from './ReceiptCheckPage.module.css'

interface ResultPanelProps {
  tone: 'good' | 'doubt' | 'bad' | 'quiet'
  title: string
  text?: string
  children?: ReactNode
}

const marks = { good: '✓', doubt: '!', bad: '✕', quiet: '…' }

/** The result, read out as soon as it is there. A mark and words, never colour alone. */
export const ResultPanel = ({ tone, title, text, children }: ResultPanelProps) => (
  <div role="status" className={styles.result} data-tone={tone}>
    <h2 className={styles.verdict}>
      <span aria-hidden="true" className={styles.mark}>
        {marks[tone]}
      </span>
      {title}
    </h2>
    {text && <p>{text}</p>}
    {children}
  </div>
)
