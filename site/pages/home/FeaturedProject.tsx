import { formatDay } from '../../../shared/date.ts'
import { formatRupees, groupIndian } from '../../../shared/money.ts'
import { useLanguage } from '../../app/language/language.ts'
import { href } from '../../app/paths.ts'
import { useContent } from '../../app/firstLoad/useContent.ts'
import { ShareBar } from '../../content/figures/ShareBar.tsx'
import { OptionalBlock } from '../../content/OptionalBlock.tsx'
import { DonateLink } from '../../donate/DonateLink.tsx'
import { buttonClass, LinkButton } from '../../layout/Button.tsx'
import { PictureFrame } from '../../layout/picture/PictureFrame.tsx'
import { percentOf } from '../projects/percentOf.ts'
import styles from './FeaturedProject.module.css'
import { homeTexts } from './texts.ts'

/** One project, with its progress. */
export const FeaturedProject = () => {
  const texts = homeTexts.use()
  const lang = useLanguage()
  return (
    <OptionalBlock
      query={useContent(['featured project'], async (api) =>
        (await import('../../../shared/api/projects.ts')).featuredProject(api),
      )}
    >
      {({ id, title, summary, picture, goal, raised, donors, as_of }) => {
        const percent = percentOf({ raised, goal })
        return (
          <section className={styles.featured} aria-labelledby="featured-title">
            <PictureFrame className={styles.frame} picture={picture} sizes="(min-width: 60rem) 58vw, 100vw" />
            <div className={styles.words}>
              <p className={styles.over}>{texts.featured}</p>
              <h2 id="featured-title">{title}</h2>
              <p>{summary}</p>
              <div className={styles.figure}>
                <p>
                  <span className={styles.amount}>{formatRupees(raised)}</span> {texts.raised}
                </p>
                {percent !== null && <ShareBar percent={percent} />}
                <p className={styles.small}>
                  {goal !== null && percent !== null && texts.ofGoal(formatRupees(goal), percent)}{' '}
                  {texts.donors(groupIndian(donors))} {texts.asOf(formatDay(as_of, lang))}
                </p>
              </div>
              <div className={styles.ways}>
                <DonateLink projectId={id} className={buttonClass('donate')}>
                  {texts.giveTo(title)}
                </DonateLink>
                <LinkButton look="text" to={href.project(id)}>
                  {texts.discover}
                </LinkButton>
              </div>
            </div>
          </section>
        )
      }}
    </OptionalBlock>
  )
}
