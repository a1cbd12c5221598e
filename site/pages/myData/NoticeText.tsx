import type { Notice } from '../../../shared/contract/people/declaration.ts'
import type { Language } from '../../../shared/languages.ts'
import { Facts } from '../../parts/Facts.tsx'
import flow from '../../parts/Flow.module.css'
import styles from './MyData.module.css'
import { useTexts } from '../../texts/useTexts.ts'

/** The whole text of a notice, folded. @param lang the language in which it was shown */
export const NoticeText = ({ notice, lang }: { notice: Notice; lang: Language }) => {
  const { notices: texts } = useTexts('privacy').myData
  const { name, email } = notice.officer
  return (
    <details>
      <summary>{texts.read}</summary>
      <div lang={lang} className={`${flow.stack} ${styles.group} ${styles.notice}`}>
        <h4>{notice.title}</h4>
        <p>{notice.lead}</p>
        <Facts facts={notice.points.map(({ what, why }) => [what, why])} />
        <p>{notice.withdraw}</p>
        <p>{notice.complain}</p>
        <p>
          {name}, <a href={`mailto:${email}`}>{email}</a>
        </p>
      </div>
    </details>
  )
}
