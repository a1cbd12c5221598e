import type { Notice } from '../../../shared/contract/people/declaration.ts'
import type { MyData } from '../../../shared/contract/people/myData.ts'
import { formatDay } from '../../../shared/date.ts'
import { useLanguage } from '../../app/language/language.ts'
import text from '../../parts/Text.module.css'
import { ProfileSection } from '../profile/sections/ProfileSection.tsx'
import { Group } from './Group.tsx'
import { NoticeText } from './NoticeText.tsx'
import { useTexts } from '../../texts/useTexts.ts'

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
          <p className={text.small}>
            {texts.seen(formatDay(at, lang))} {notice.version === today?.version && texts.current}
          </p>
          <NoticeText notice={notice} lang={language} />
        </Group>
      ))}
      {today && !hasSeenToday && (
        <Group title={texts.newer}>
          <p className={text.small}>{texts.version(today.version, formatDay(today.from, lang))}</p>
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
