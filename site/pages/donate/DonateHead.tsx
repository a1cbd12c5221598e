import { PageHeading } from '../../app/PageHeading.tsx'
import styles from './DonateHead.module.css'
import { givingTexts } from './texts.ts'

/** What to do here, in two lines: the projects follow directly. */
export const DonateHead = () => {
  const { give } = givingTexts.use()
  return (
    <div className={styles.head}>
      <PageHeading title={give.title}>{give.heading}</PageHeading>
      <p>{give.lead}</p>
      <p>
        <a href="#ways">{give.otherWays}</a>
      </p>
    </div>
  )
}
