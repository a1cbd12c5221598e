import { PageHeading } from '../../app/PageHeading.tsx'
import { DonateLink } from '../../donate/DonateLink.tsx'
import { artwork } from '../../layout/artwork.ts'
import { buttonClass } from '../../layout/Button.tsx'
import styles from './DonateHero.module.css'
import { givingTexts } from './texts.ts'

/** A wide picture with a narrow column beside it, and below the three steps of a gift. */
export const DonateHero = () => {
  const { give } = givingTexts.use()
  return (
    <div className={styles.hero}>
      <img className={styles.picture} src={artwork.riverDawn} alt={give.pictureAlt} width={1600} height={1000} />
      <div className={styles.words}>
        <PageHeading title={give.title}>{give.heading}</PageHeading>
        <p>{give.lead}</p>
        <div className={styles.ways}>
          <DonateLink className={buttonClass('donate')}>{give.donate}</DonateLink>
          <a href="#ways" className={buttonClass('text')}>
            {give.otherWays}
          </a>
        </div>
      </div>
      <ol className={styles.steps}>
        {give.steps.map(([name, text]) => (
          <li key={name}>
            <strong>{name}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
