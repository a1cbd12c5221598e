import picture from '../../artwork/sign-in.svg'
import { PageHeading } from '../../app/PageHeading.tsx'
import { href, paths } from '../../app/paths.ts'
import { LinkButton } from '../../layout/Button.tsx'
import { Scene } from '../../layout/picture/Scene.tsx'
import styles from './sections/Sections.module.css'
import { profileTexts } from './texts.ts'

/** For a visitor: the use of a profile, and both ways to get one. */
export const Invitation = () => {
  const texts = profileTexts.use()
  return (
    <Scene picture={picture}>
      <PageHeading title={texts.title}>{texts.inviteTitle}</PageHeading>
      <p>{texts.invite}</p>
      <div className={styles.ways}>
        <LinkButton to={href.login(paths.profile)}>{texts.signIn}</LinkButton>
        <LinkButton to={href.signup(paths.profile)} look="outline">
          {texts.signUp}
        </LinkButton>
      </div>
    </Scene>
  )
}
