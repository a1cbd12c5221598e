import picture from '../../artwork/sign-in.svg'
import { href, paths } from '../../app/paths.ts'
import { useSession } from '../../app/session/useSession.ts'
import { LinkButton } from '../../components/Button.tsx'
import { PageBanner } from '../../components/PageBanner.tsx'
import { Scene } from '../../components/picture/Scene.tsx'
import { QueryState } from '../../components/QueryState.tsx'
import flow from '../../components/Flow.module.css'
import { ProfileSections } from './ProfileSections.tsx'
import { useProfile } from './useProfile.ts'
import { useTexts } from '../../texts/useTexts.ts'

/** `/profile`: open to anyone; a signed-out visitor sees an invitation (specification, decision 17). */
export const ProfilePage = () => {
  const { token } = useSession()
  return token ? <MemberProfile key={token} /> : <Invitation />
}

const MemberProfile = () => {
  const texts = useTexts('profile').profile
  const query = useProfile()
  return (
    <>
      <PageBanner page="profile" title={texts.title} text={texts.lead} />
      <div className={flow.page}>
        <QueryState query={query}>{(profile) => <ProfileSections profile={profile} />}</QueryState>
      </div>
    </>
  )
}

/** For a visitor: the use of a profile, and both ways to get one. */
const Invitation = () => {
  const texts = useTexts('profile').profile
  return (
    <Scene picture={picture} title={texts.title} heading={texts.inviteTitle}>
      <p>{texts.invite}</p>
      <div className={flow.ways}>
        <LinkButton to={href.login(paths.profile)}>{texts.signIn}</LinkButton>
        <LinkButton to={href.signup(paths.profile)} look="outline">
          {texts.signUp}
        </LinkButton>
      </div>
    </Scene>
  )
}
