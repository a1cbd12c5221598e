import type { MyData } from '../../../../shared/contract/people/myData.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { ProfileSection } from '../../profile/sections/ProfileSection.tsx'
import { myDataTexts } from '../texts.ts'
import { groupsOf } from './groupsOf.ts'
import { GroupView } from './GroupView.tsx'
import { Written } from './Written.tsx'

/** Everything that is kept, with a link to where it can be corrected. */
export const SeeSection = ({ data }: { data: MyData }) => {
  const { see: texts } = myDataTexts.use()
  const lang = useLanguage()
  return (
    <ProfileSection id="see" title={texts.title} lead={texts.lead}>
      {groupsOf(data, texts, lang).map((group) => (
        <GroupView key={group.title} group={group} />
      ))}
      <Written written={data.written} />
    </ProfileSection>
  )
}
