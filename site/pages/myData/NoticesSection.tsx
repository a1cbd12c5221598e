import type { MyData, Notice } from '../../../shared/contract/people/myData.ts'
import { formatDay } from '../../../shared/date.ts'
import type { Language } from '../../../shared/languages.ts'
import { useLanguage } from '../../app/language/language.ts'
import { Facts } from '../../components/Facts.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import { ProfileSection, Group } from '../profile/ProfileSection.tsx'
import styles from './MyData.module.css'

/** Each notice as the person saw it, the one of today if they have not seen it, and who answers questions. */
export const NoticesSection = ({ seen, today }: { seen: MyData['notices']; today: Notice | null }) => {
  const { notices: texts } = useTexts('privacy').myData
  const lang = useLanguage()
  const hasSeenToday = seen.some(({ notice }) => notice.version === today?.version)
  return (
    <ProfileSection id="notices" title={texts.title} lead={texts.lead}>
      {seen.length === 0 && <p>{texts.none}</p>}
      {seen.map(({ at, language, notice }) => (
        <Group
          key={`${notice.version} ${language}`}
          title={texts.version(notice.version, formatDay(notice.from, lang))}
        >
          <p className="text-small">
            {texts.seen(formatDay(at, lang))} {notice.version === today?.version && texts.current}
          </p>
          <NoticeText notice={notice} lang={language} />
        </Group>
      ))}
      {today && !hasSeenToday && (
        <Group title={texts.newer}>
          <p className="text-small">{texts.version(today.version, formatDay(today.from, lang))}</p>
          <NoticeText notice={today} lang={lang} />
        </Group>
      )}
      {today && (
        <Group title={texts.officer}>
          <p>
            {today.officer.name}
            <br />
            <a href={`mailto:${today.officer.email}`}>{today.officer.email}</a>
          </p>
        </Group>
      )}
    </ProfileSection>
  )
}

/** The whole text of a notice, folded. @param lang the language in which it was shown */
const NoticeText = ({ notice, lang }: { notice: Notice; lang: Language }) => {
  const { notices: texts } = useTexts('privacy').myData
  const { name, email } = notice.officer
  return (
    <details>
      <summary>{texts.read}</summary>
      <div lang={lang} className={`flow-stack ${styles.notice}`}>
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
