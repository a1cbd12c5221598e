import type { Content } from '../../../app/firstLoad/useContent.ts'
import { useTexts } from '../../../app/texts.ts'
import { failureText } from '../../../forms/failureText.ts'
import { Button } from '../../../layout/Button.tsx'
import styles from '../Sections.module.css'

interface ChoicesFailedProps {
  query: Content<unknown>
  /** What did not come. */
  what: string
}

/** Beside a select whose choices did not come: what happened, and a way to try again. Nothing that was typed is lost. */
export const ChoicesFailed = ({ query: { data, error, isFetching, refetch }, what }: ChoicesFailedProps) => {
  const texts = useTexts()
  if (!error || data !== undefined) return null
  return (
    <div role="alert" className={styles.choicesFailed}>
      <p>
        {what} {failureText(texts, error)}
      </p>
      <Button look="outline" busy={isFetching} onClick={() => void refetch()}>
        {texts.frame.tryAgain}
      </Button>
    </div>
  )
}
