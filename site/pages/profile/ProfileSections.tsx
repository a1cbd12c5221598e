import { Link } from 'react-router-dom'
import type { Profile } from '../../../shared/contract/people/profile.ts'
import { formatDay } from '../../../shared/date.ts'
import { currentLanguage, useLanguage } from '../../app/language/language.ts'
import { paths } from '../../app/paths.ts'
import { pressedPart } from '../../components/content/pressedPart.tsx'
import flow from '../../components/Flow.module.css'
import text from '../../components/Text.module.css'
import { DatesSection } from './DatesSection.tsx'
import { AnchoredSections } from './AnchoredSections.tsx'
import { DetailsSection } from './DetailsSection.tsx'
import { DonationsSection } from './DonationsSection.tsx'
import { EmailSection } from './EmailSection.tsx'
import { PasswordSection } from './PasswordSection.tsx'
import { PictureSection } from './picture/PictureSection.tsx'
import { PledgeSection } from './PledgeSection.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import styles from './Sections.module.css'
import { SettingsSection } from './SettingsSection.tsx'
import { loadTexts, useTexts } from '../../texts/useTexts.ts'

const skeleton = <div className={styles.skeleton} />

// Below the first view, so they load after the page.
const Pan = pressedPart(async () => (await import('./Pan.tsx')).Pan, skeleton)
const Sessions = pressedPart<object>(async () => (await import('./Sessions.tsx')).Sessions, skeleton)
const SecondFactor = pressedPart<object>(async () => {
  const [code] = await Promise.all([import('./secondFactor/SecondFactor.tsx'), loadTexts('signIn', currentLanguage())])
  return code.SecondFactor
}, skeleton)

/** Sections with anchors, each with its own save button, and the list of them beside. */
export const ProfileSections = ({ profile }: { profile: Profile }) => {
  const texts = useTexts('profile').profile
  const pan = useTexts('member').pan
  const sessions = useTexts('profile').sessions
  const lang = useLanguage()
  // Another back end may not say whether the address is proven.
  const unproven = profile.email_proven === false
  const titles = [
    ['details', texts.details.title],
    ...(unproven ? [['email', texts.email.title] as const] : []),
    ['pan', pan.title],
    ['picture', texts.picture.title],
    ['dates', texts.dates.title],
    ['pledge', texts.pledge.title],
    ['donations', texts.donations.title],
    ['notifications', texts.settings.title],
    ['password', texts.password.title],
    ['sessions', sessions.title],
    ...(profile.role ? [['code', texts.code.title] as const] : []),
  ] as const
  return (
    <AnchoredSections
      label={texts.contents}
      titles={titles}
      above={
        <>
          <p className={styles.who}>{profile.fullName}</p>
          <p className={text.small}>{texts.memberSince(formatDay(profile.member_since, lang))}</p>
        </>
      }
      below={
        <Link to={paths.myData} className={flow.link}>
          {texts.myData}
        </Link>
      }
    >
      <DetailsSection profile={profile} />
      {unproven && <EmailSection profile={profile} />}
      <ProfileSection id="pan" title={pan.title} lead={pan.why}>
        <Pan profile={profile} />
      </ProfileSection>
      <PictureSection profile={profile} />
      <DatesSection userId={profile.id} />
      <PledgeSection userId={profile.id} />
      <DonationsSection />
      <SettingsSection />
      <PasswordSection profile={profile} />
      <ProfileSection id="sessions" title={sessions.title} lead={sessions.lead}>
        <Sessions />
      </ProfileSection>
      {profile.role && (
        <ProfileSection id="code" title={texts.code.title} lead={texts.code.lead}>
          <SecondFactor />
        </ProfileSection>
      )}
    </AnchoredSections>
  )
}
