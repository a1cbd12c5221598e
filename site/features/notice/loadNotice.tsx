import { useId } from 'react'
import { Link } from 'react-router-dom'
import { type Notice, privacyNotice } from '../../../shared/contract/people/myData.ts'
import type { Transport } from '../../../shared/contract/transport.ts'
import type { Language } from '../../../shared/languages.ts'
import { paths } from '../../app/paths.ts'
import { Lines } from '../../components/Lines.tsx'
import { loadTexts, useTexts } from '../../texts/useTexts.ts'
import styles from './PrivacyNotice.module.css'
import type { ShownNotice } from './useNotice.ts'

/** Asks for the notice of today in this language, and shows it if the trust has one. @throws ApiError */
export const loadNotice = async (
  api: Transport,
  lang: Language,
  show: (notice: ShownNotice) => void,
): Promise<void> => {
  const [notice] = await Promise.all([privacyNotice(api), loadTexts('account', lang)])
  if (notice) show({ version: notice.version, view: <PrivacyNotice notice={notice} /> })
}

/** What the trust keeps, item by item; the reasons folded below it. The links open beside the form, so that nothing typed is lost. */
const PrivacyNotice = ({ notice }: { notice: Notice }) => {
  const texts = useTexts('account').notice
  const id = useId()
  const { title, lead, points, withdraw, complain, officer } = notice
  const newTab = { target: '_blank', rel: 'noopener' }
  return (
    <section aria-labelledby={id} className={styles.notice}>
      <h2 id={id}>{title}</h2>
      <ul>
        {points.map(({ what }) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      <details>
        <summary>{texts.more}</summary>
        <p>{lead}</p>
        <Lines className="" entries={points.map(({ what, why }) => [what, why])} />
        <p>{withdraw}</p>
        <p>
          {complain} {officer.name}: {officer.email}
        </p>
      </details>
      <p className="link-row">
        <Link to={paths.myData} {...newTab}>
          {texts.withdraw}
        </Link>
        <a href={`mailto:${officer.email}`}>{texts.complain}</a>
        <Link to={paths.privacy} {...newTab}>
          {texts.whole}
        </Link>
      </p>
    </section>
  )
}
