import { PageHeading } from '../../app/PageHeading.tsx'
import { paths } from '../../app/paths.ts'
import { LinkButton } from '../../layout/Button.tsx'
import styles from './Desk.module.css'
import { useTexts } from '../../texts/useTexts.ts'

/** For a person without a role. It does not say what is here. */
export const NotForYou = () => {
  const texts = useTexts('desk').desk
  return (
    <div className={styles.said}>
      <PageHeading title={texts.notForYouTitle}>{texts.notForYouTitle}</PageHeading>
      <p>{texts.notForYou}</p>
      <div className={styles.ways}>
        <LinkButton to={paths.donation}>{texts.toDonations}</LinkButton>
        <LinkButton to={paths.home} look="text">
          {texts.toHome}
        </LinkButton>
      </div>
    </div>
  )
}
