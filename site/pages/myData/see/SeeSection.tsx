import { Link } from 'react-router-dom'
import type { MyData } from '../../../../shared/contract/people/myData.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { Facts } from '../../../parts/Facts.tsx'
import flow from '../../../parts/Flow.module.css'
import text from '../../../parts/Text.module.css'
import { ProfileSection } from '../../profile/sections/ProfileSection.tsx'
import { Group } from '../Group.tsx'
import { groupsOf } from './groupsOf.ts'
import { Written } from './Written.tsx'
import { useTexts } from '../../../texts/useTexts.ts'

/** Everything that is kept, with a link to where it can be corrected. */
export const SeeSection = ({ data }: { data: MyData }) => {
  const { see: texts } = useTexts('privacy').myData
  const lang = useLanguage()
  return (
    <ProfileSection id="see" title={texts.title} lead={texts.lead}>
      {groupsOf(data, texts, lang).map(({ title, facts, links, note }) => (
        <Group key={title} title={title}>
          {facts.some(([label]) => label) ? (
            <Facts facts={facts} />
          ) : (
            <p className={text.small}>{facts.map(([, value]) => value)}</p>
          )}
          {note && <p className={text.small}>{note}</p>}
          <p className={flow.ways}>
            {links.map(({ to, text: words }) => (
              <Link key={to} to={to} className={flow.link}>
                {words}
              </Link>
            ))}
          </p>
        </Group>
      ))}
      <Written written={data.written} />
    </ProfileSection>
  )
}
