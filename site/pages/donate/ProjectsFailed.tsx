import { useTexts } from '../../app/texts.ts'
import { Button } from '../../layout/Button.tsx'
import styles from './ProjectList.module.css'
import { givingTexts } from './texts.ts'

interface ProjectsFailedProps {
  busy?: boolean
  onRetry(): void
}

/** In place of the projects, where they or the code that lists them did not come. */
export const ProjectsFailed = ({ busy, onRetry }: ProjectsFailedProps) => {
  const { frame } = useTexts()
  const { give } = givingTexts.use()
  return (
    <div role="alert" className={styles.failed}>
      <p>{give.projectsFailed}</p>
      <Button look="outline" busy={busy ?? false} onClick={onRetry}>
        {frame.tryAgain}
      </Button>
    </div>
  )
}
