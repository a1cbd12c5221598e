import type { MyData } from '../../../../shared/contract/people/myData.ts'
import { formatDay } from '../../../../shared/date.ts'
import { useLanguage } from '../../../app/language/language.ts'
import styles from '../MyData.module.css'
import { myDataTexts } from '../texts.ts'

/** Messages, offers and requests that the person sent, newest first. */
export const Written = ({ written }: Pick<MyData, 'written'>) => {
  const { see: texts } = myDataTexts.use()
  const lang = useLanguage()
  return (
    <section aria-labelledby="written" className={styles.group}>
      <h3 id="written">{texts.written}</h3>
      {written.length === 0 ? (
        <p className={styles.quiet}>{texts.none}</p>
      ) : (
        <ul className={styles.list}>
          {written.map(({ at, kind, text }) => (
            <li key={`${at} ${kind} ${text}`}>
              <details>
                <summary>
                  {texts.writtenKind[kind]}, {formatDay(at, lang)}
                </summary>
                <p className={styles.text}>{text}</p>
              </details>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
