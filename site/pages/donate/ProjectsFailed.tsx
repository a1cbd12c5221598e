import { useTexts } from '../../app/texts.ts'
import { failureText } from '../../forms/failureText.ts'
import { Button } from '../../layout/Button.tsx'
import styles from './ProjectList.module.css'
import { givingTexts } from './texts.ts'

interface ProjectsFailedProps {
  /** Of the call; absent where it is the code that did not come. */
  error?: Error
  busy?: boolean
  onRetry(): void
}

/** In place of the projects, where they or the code that lists them did not come. The connection is blamed only where it failed. */
export const ProjectsFailed = ({ error, busy, onRetry }: ProjectsFailedProps) => {
  const texts = useTexts()
  const { give } = givingTexts.use()
  return (
    <div role="alert" className={styles.failed}>
      <p>
        {give.projectsFailed} {error && failureText(texts, error)}
      </p>
      <Button look="outline" busy={busy ?? false} onClick={onRetry}>
        {texts.frame.tryAgain}
      </Button>
    </div>
  )
}
