import type { MyData } from '../../../shared/contract/people/myData.ts'
import { formatDay } from '../../../shared/date.ts'
import { useLanguage } from '../../app/language/language.ts'
import flow from '../../components/Flow.module.css'
import words from '../../components/Text.module.css'
import { Group } from './Group.tsx'
import styles from './MyData.module.css'
import { useTexts } from '../../texts/useTexts.ts'

/** Messages, offers and requests that the person sent, newest first. */
export const Written = ({ written }: Pick<MyData, 'written'>) => {
  const { see: texts } = useTexts('privacy').myData
  const lang = useLanguage()
  return (
    <Group title={texts.written}>
      {written.length === 0 ? (
        <p className={words.small}>{texts.none}</p>
      ) : (
        <ul className={flow.list}>
          {written.map(({ at, kind, text }) => (
            <li key={`${at} ${kind} ${text}`}>
              <details>
                <summary>
                  {texts.writtenKind[kind]}, {formatDay(at, lang)}
                </summary>
                <p className={styles.written}>{text}</p>
              </details>
            </li>
          ))}
        </ul>
      )}
    </Group>
  )
}
