import type { Declaration } from '../../../../shared/contract/people/declaration.ts'
import type { MyData } from '../../../../shared/contract/people/myData.ts'
import { formatDay } from '../../../../shared/date.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { Button } from '../../../layout/Button.tsx'
import text from '../../../parts/Text.module.css'
import styles from '../MyData.module.css'
import { ForeignWay } from './ForeignWay.tsx'
import { useTexts } from '../../../texts/useTexts.ts'

interface AnswerProps {
  known: Declaration
  earlier: MyData['declarations']
  onCorrect(): void
}

/** The answer that counts, the former ones, and, for a person who is neither, the trust's other way. */
export const Answer = ({ known: { answer, answered_at, question, foreign }, earlier, onCorrect }: AnswerProps) => {
  const { citizenship: texts } = useTexts('privacy').myData
  const lang = useLanguage()
  if (!answer) return <p>{question ? texts.none : texts.unasked}</p>
  const [newest, ...before] = earlier
  // Just after a correction, the list is still the former one.
  const former = newest?.at === answered_at && newest?.answer === answer ? before : earlier
  return (
    <>
      <p>
        <span className={text.name}>{texts.answers[answer]}</span>
        <br />
        {answered_at && <span className={text.small}>{texts.on(formatDay(answered_at, lang))}</span>}
      </p>
      {answer === 'neither' && foreign && <ForeignWay way={foreign} />}
      {question && (
        <Button look="outline" onClick={onCorrect}>
          {texts.correct}
        </Button>
      )}
      {former.length > 0 && (
        <details>
          <summary>{texts.earlier}</summary>
          <ul className={styles.points}>
            {former.map((one) => (
              <li key={one.at}>
                {texts.answers[one.answer]}. {texts.on(formatDay(one.at, lang))}.
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
