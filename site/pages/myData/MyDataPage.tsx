import { Link } from 'react-router-dom'
import type { MyData, Notice } from '../../../shared/contract/people/myData.ts'
import { formatDay } from '../../../shared/date.ts'
import type { Language } from '../../../shared/languages.ts'
import { useLanguage } from '../../app/language/language.ts'
import { paths } from '../../app/paths.ts'
import { Facts } from '../../components/Facts.tsx'
import { QueryState } from '../../components/QueryState.tsx'
import { PageHead } from '../../components/PageHead.tsx'
import { useMyData } from '../../components/member/useMyData.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { AnchoredSections } from '../profile/AnchoredSections.tsx'
import { Group, ProfileSection } from '../profile/ProfileSection.tsx'
import { CitizenshipSection } from './CitizenshipSection.tsx'
import styles from './MyData.module.css'
import { ExportSection, RemoveSection, WithdrawSection } from './RightSections.tsx'
import { SeeSection } from './SeeSection.tsx'

const names = ['see', 'export', 'citizenship', 'withdraw', 'notices', 'remove'] as const

/** `/my-data`: what the trust keeps about this person, and their rights over it. One section for each right, and the list of them beside. */
export const MyDataPage = () => {
  const texts = useTexts('privacy').myData
  return (
    <div className="flow-page">
      <div className={styles.head}>
        <PageHead title={texts.title} lead={texts.lead}>
          <Link to={paths.profile} className="flow-link">
            {texts.back}
          </Link>
        </PageHead>
      </div>
      <QueryState query={useMyData()}>
        {(data) => (
          <AnchoredSections label={texts.contents} titles={names.map((name) => [name, texts[name].title])}>
            <SeeSection data={data} />
            <ExportSection />
            <CitizenshipSection earlier={data.declarations} />
            <WithdrawSection given={data.given} />
            <NoticesSection seen={data.notices} today={data.notice} />
            <RemoveSection deletion={data.deletion} donations={data.donations.count} />
          </AnchoredSections>
        )}
      </QueryState>
    </div>
  )
}

/** Each notice as the person saw it, the one of today if they have not seen it, and who answers questions. */
const NoticesSection = ({ seen, today }: { seen: MyData['notices']; today: Notice | null }) => {
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
