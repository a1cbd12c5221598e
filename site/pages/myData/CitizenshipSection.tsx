import { useState } from 'react'
import {
  declaration,
  type Declaration,
  type ForeignWay as Way,
  type MyData,
} from '../../../shared/contract/people/myData.ts'
import { formatDay } from '../../../shared/date.ts'
import { queryClientOf, useApiQuery } from '../../framework/firstLoad/queryClient.ts'
import { useLanguage } from '../../app/language/language.ts'
import { useServices } from '../../app/services.ts'
import { pressedPart } from '../../components/content/pressedPart.tsx'
import { useEditing } from '../../components/forms/useEditing.ts'
import { Button } from '../../components/Button.tsx'
import { QueryState } from '../../components/QueryState.tsx'
import { CopyList } from '../../components/CopyList.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import { ProfileSection, Group } from '../profile/ProfileSection.tsx'
import styles from './MyData.module.css'

/** Few correct their answer, so the form loads when it is wanted. */
const AnswerForm = pressedPart(async () => (await import('./AnswerForm.tsx')).AnswerForm)

/** The person's answer about citizenship, with a way to correct it. Each answer stays on record with its wording. */
export const CitizenshipSection = ({ earlier }: { earlier: MyData['declarations'] }) => {
  const { citizenship: texts } = useTexts('privacy').myData
  const lang = useLanguage()
  const services = useServices()
  const client = queryClientOf(services)
  const queryKey = ['declaration', lang]
  const query = useApiQuery(queryKey, declaration)
  const { editing, edit, place } = useEditing(false)
  const [message, setMessage] = useState('')
  const saved = (next: Declaration) => {
    client.setQueryData(queryKey, next)
    void client.invalidateQueries({ queryKey: ['my data'] })
    edit(false)
    setMessage(texts.saved)
  }
  return (
    <ProfileSection id="citizenship" title={texts.title}>
      <div ref={place} tabIndex={-1} role="group" aria-label={texts.title} className="flow-stack">
        <p role="status" className="text-done">
          {message}
        </p>
        <QueryState query={query}>
          {(known) =>
            editing && known.question ? (
              <AnswerForm
                question={known.question}
                onSaved={saved}
                onStale={() => void query.refetch()}
                onKeep={() => edit(false)}
              />
            ) : (
              <Answer
                known={known}
                earlier={earlier}
                onCorrect={() => {
                  setMessage('')
                  edit(true)
                }}
              />
            )
          }
        </QueryState>
      </div>
    </ProfileSection>
  )
}

interface AnswerProps {
  known: Declaration
  earlier: MyData['declarations']
  onCorrect(): void
}

/** The answer that counts, the former ones, and, for a person who is neither, the trust's other way. */
const Answer = ({ known: { answer, answered_at, question, foreign }, earlier, onCorrect }: AnswerProps) => {
  const { citizenship: texts } = useTexts('privacy').myData
  const lang = useLanguage()
  if (!answer) return <p>{question ? texts.none : texts.unasked}</p>
  const [newest, ...before] = earlier
  // Just after a correction, the list is still the former one.
  const former = newest?.at === answered_at && newest?.answer === answer ? before : earlier
  return (
    <>
      <p>
        <span className="text-name">{texts.answers[answer]}</span>
        <br />
        {answered_at && <span className="text-small">{texts.on(formatDay(answered_at, lang))}</span>}
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

/** How a person who is neither citizen nor organisation can donate. */
const ForeignWay = ({ way }: { way: Way }) => {
  const { citizenship: texts } = useTexts('privacy').myData
  return (
    <Group title={way.title}>
      <p>{way.text}</p>
      <CopyList rows={way.account} />
      <p>
        {texts.ask} <a href={`mailto:${way.email}`}>{way.email}</a>
      </p>
    </Group>
  )
}
