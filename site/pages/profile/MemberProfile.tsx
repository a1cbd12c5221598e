import { PageBanner } from '../../layout/PageBanner.tsx'
import { QueryState } from '../../layout/QueryState.tsx'
import { ProfileSections } from './sections/ProfileSections.tsx'
import styles from './sections/Sections.module.css'
import { profileTexts } from './texts.ts'
import { useProfile } from './useProfile.ts'

/** The profile of the signed-in person. */
export const MemberProfile = () => {
  const texts = profileTexts.use()
  const query = useProfile()
  return (
    <>
      <PageBanner page="profile" title={texts.title} text={texts.lead} />
      <div className={styles.page}>
        <QueryState query={query}>{(profile) => <ProfileSections profile={profile} />}</QueryState>
      </div>
    </>
  )
}
