import { useTexts } from '../../app/texts.ts'
import { failureText } from '../../forms/failureText.ts'
import { Button } from '../../layout/Button.tsx'
import styles from './PartFailed.module.css'

interface PartFailedProps {
  /** What could not be loaded. */
  text: string
  /** Of the call; absent if the code of the part did not come. */
  error?: Error
  busy?: boolean
  onRetry(): void
}

/** Replaces a part of the page. It blames the connection only if that failed. */
export const PartFailed = ({ text, error, busy, onRetry }: PartFailedProps) => {
  const texts = useTexts()
  return (
    <div role="alert" className={styles.failed}>
      <p>
        {text} {error && failureText(texts, error)}
      </p>
      <Button look="outline" busy={busy ?? false} onClick={onRetry}>
        {texts.frame.tryAgain}
      </Button>
    </div>
  )
}
