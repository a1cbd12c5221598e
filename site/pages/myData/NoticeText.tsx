import type { Notice } from '../../../shared/contract/people/declaration.ts'
import type { Language } from '../../../shared/languages.ts'
import { Row } from '../../layout/Row.tsx'
import styles from './MyData.module.css'
import { myDataTexts } from './texts.ts'

/** The whole text of a notice, folded. @param lang the language in which it was shown */
export const NoticeText = ({ notice, lang }: { notice: Notice; lang: Language }) => {
  const { notices: texts } = myDataTexts.use()
  return (
    <details>
      <summary>{texts.read}</summary>
      <div lang={lang} className={styles.notice}>
        <h4>{notice.title}</h4>
        <p>{notice.lead}</p>
        <dl className={styles.points}>
          {notice.points.map(({ what, why }) => (
            <Row key={what} label={what}>
              {why}
            </Row>
          ))}
        </dl>
        <p>{notice.withdraw}</p>
        <p>{notice.complain}</p>
        <p>
          {notice.officer.name}, <a href={`mailto:${notice.officer.email}`}>{notice.officer.email}</a>
        </p>
      </div>
    </details>
  )
}
