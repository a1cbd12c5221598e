import type { ContentPage } from '../../../shared/contract/content/contentPage.ts'
import { Split } from '../Split.tsx'
import styles from './QuestionList.module.css'
import { contentPageTexts } from './texts.ts'

/** Questions that open to show their answers; the browser's own search finds them if it can open them. */
export const QuestionList = ({ questions }: { questions: ContentPage['questions'] }) => {
  const texts = contentPageTexts.use()
  if (questions.length === 0) return null
  return (
    <Split title={texts.questions} id="questions">
      <div className={styles.list}>
        {questions.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </Split>
  )
}
