import { Fragment, Suspense } from 'react'
import { Link } from 'react-router-dom'
import type { Dashboard, HomeBanner } from '../../../shared/contract/content/pages.ts'
import type { PostRow } from '../../../shared/contract/content/blog.ts'
import { formatDay } from '../../../shared/date.ts'
import { formatRupees, groupIndian } from '../../../shared/money.ts'
import { contract, useContent } from '../../framework/firstLoad/useContent.ts'
import { useLanguage } from '../../app/language/language.ts'
import { href, paths } from '../../app/paths.ts'
import { OptionalBlock } from '../../components/content/OptionalBlock.tsx'
import { ShareBar } from '../../components/ShareBar.tsx'
import { DonateLink } from '../../features/giving/DonateLink.tsx'
import { buttonClass, LinkButton } from '../../components/Button.tsx'
import { Section } from '../../components/Section.tsx'
import { PictureFrame } from '../../components/picture/PictureFrame.tsx'
import entry from '../../components/Entry.module.css'
import { Entry } from '../../components/Entry.tsx'
import { FigureTable } from '../../components/FigureTable.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import { PostEntry } from '../blog/PostList.tsx'
import { Progress } from '../projects/Progress.tsx'
import styles from './Home.module.css'
import { useHomeBanners } from './useHomeBanners.ts'
import nightLamps from '../../artwork/night-lamps.svg'
import { Lines } from '../../components/Lines.tsx'
import section from '../../components/Section.module.css'
import { Companions, useCollaborators } from '../../components/content/Companions.tsx'
import { type Disclosure, Disclosures } from '../../components/Disclosures.tsx'

/** Everything below the banner. */
export const HomeStory = () => {
  const [, ...banners] = useHomeBanners()
  const year = useContent(['dashboard'], async (api) => (await contract.pages()).dashboard(api))
  return (
    <>
      <Moment dashboard={year.data} />
      <FeaturedProject />
      <BannerRow banners={banners} />
      <OptionalBlock query={year}>{(data) => data.spending.length > 0 && <Spending dashboard={data} />}</OptionalBlock>
      <Voices />
      <Suspense>
        <LatestPosts />
      </Suspense>
    </>
  )
}

/** The banners after the first: alternately wide, and narrow and a step lower; small on a phone. Nothing moves by itself. */
const BannerRow = ({ banners }: { banners: readonly HomeBanner[] }) =>
  banners.length === 0 ? null : (
    <ul className={`flow-band flow-follows ${entry.small} ${styles.banners}`}>
      {banners.map(({ id, title, text, picture, link }) => (
        <li key={id}>
          <Entry
            level="h2"
            picture={<PictureFrame picture={picture} sizes="(min-width: 64rem) 58vw, 100vw" />}
            title={title}
            to={link ?? undefined}
          >
            <p>{text}</p>
          </Entry>
        </li>
      ))}
    </ul>
  )

/** More than are shown, so that enough are in the reader's language. */
const latest = { page: 1, perPage: 9 }
const shown = 3

/** The newest posts. */
const LatestPosts = () => {
  const { home: texts, lang } = useTexts('public')
  const posts = useContent(['latest posts'], async (api) => (await contract.blog()).postPage(api, latest))
  return (
    <OptionalBlock query={posts}>
      {({ rows }) => (
        <Section tone="quiet" title={texts.posts} aside={<Link to={paths.blog}>{texts.allPosts}</Link>}>
          <ul className={`${entry.grid} ${entry.small} ${styles.posts}`}>
            {forReader(rows, lang, shown).map((post) => (
              <PostEntry key={post.id} post={post} />
            ))}
          </ul>
        </Section>
      )}
    </OptionalBlock>
  )
}

/** The newest posts for a reader: those in the reader's language first, then the others. @param rows newest first */
export const forReader = (rows: readonly PostRow[], lang: PostRow['lang'], count: number): PostRow[] =>
  [...rows.filter((row) => row.lang === lang), ...rows.filter((row) => row.lang !== lang)].slice(0, count)

/** Each project with its share and its rupees, as a table; the lines only repeat the numbers. */
const Spending = ({ dashboard: { spending, year, as_of, source } }: { dashboard: Dashboard }) => {
  const texts = useTexts('public').home
  const day = formatDay(as_of, useLanguage())
  const total = formatRupees(spending.reduce((sum, { amount }) => sum + amount, 0))
  return (
    <Section
      sideHeading
      tone="quiet"
      title={texts.money}
      lead={texts.moneyLead(total, year)}
      aside={
        <p className="text-small">
          {source} {!source.includes(day) && texts.asOf(day)}
        </p>
      }
    >
      <FigureTable
        caption={texts.moneyCaption(year)}
        heads={[texts.work, texts.share, texts.amount]}
        rows={spending.map(({ key, label, percent, amount }) => [
          <span key={key}>
            {label}
            <ShareBar percent={percent} />
          </span>,
          `${percent}\u00a0%`,
          formatRupees(amount),
        ])}
        sum={[texts.together, '100\u00a0%', total]}
      />
    </Section>
  )
}

/** One project, with its progress. */
const FeaturedProject = () => {
  const texts = useTexts('public').home
  const query = useContent(['featured project'], async (api) => (await contract.projects()).featuredProject(api))
  return (
    <OptionalBlock query={query}>
      {({ id, title, summary, picture, ...progress }) => (
        <section className={`flow-band ${entry.rows} ${styles.featured}`} aria-label={title}>
          <Entry
            level="h2"
            picture={<PictureFrame picture={picture} sizes="(min-width: 64rem) 50vw, 100vw" />}
            over={<p className="text-small">{texts.featured}</p>}
            title={title}
          >
            <p>{summary}</p>
            <Progress {...progress} />
            <div className="link-row">
              <DonateLink projectId={id} className={buttonClass('donate')}>
                {texts.giveTo(title)}
              </DonateLink>
              <LinkButton look="text" to={href.project(id)}>
                {texts.discover}
              </LinkButton>
            </div>
          </Entry>
        </section>
      )}
    </OptionalBlock>
  )
}

/** Above this, the first figure is set smaller, so that it stays on one line. */
const longFigure = 9

/** The page's strongest moment: the mission, and the year's first number across the whole page, above lamps on the river. The other numbers follow. */
const Moment = ({ dashboard }: { dashboard: Dashboard | undefined }) => {
  const { home: texts, lang } = useTexts('public')
  const [first, ...others] = dashboard?.impact ?? []
  const figure = first ? groupIndian(first.value) : ''
  return (
    <section className={`${section.deep} ${styles.moment}`} aria-labelledby="mission">
      <div className="flow-band flow-columns">
        <h2 id="mission" className="text-statement">
          {texts.mission}
        </h2>
        <div className="flow-close text-soft">
          <p>{texts.missionText}</p>
          <Link to={paths.about}>{texts.missionLink}</Link>
        </div>
        {dashboard && first && (
          <div className={styles.year}>
            <p>
              <strong className={styles.figure} data-long={figure.length > longFigure || undefined}>
                {figure}
              </strong>{' '}
              <span className="text-lead">
                {first.unit} {first.label}
              </span>
            </p>
            <Lines
              className={styles.others}
              entries={others.map(({ key, value, label, unit }) => [
                <Fragment key={key}>
                  {groupIndian(value)}
                  {unit && <small> {unit}</small>}
                </Fragment>,
                label,
              ])}
            />
            <p className="text-small">
              {texts.impactLead(dashboard.year)} {texts.asOf(formatDay(dashboard.as_of, lang))}
            </p>
          </div>
        )}
      </div>
      <img className={styles.river} src={nightLamps} alt="" width={1600} height={240} loading="lazy" />
    </section>
  )
}

const none: readonly never[] = []

/** A quote alone on its line; below it, in lines that open: the other quotes, the awards, and the organisations that the trust works with. */
const Voices = () => {
  const texts = useTexts('public').home
  const quotes = useContent(['quotes'], async (api) => (await contract.pages()).quotes(api))
  const awards = useContent(['awards'], async (api) => (await contract.pages()).awards(api))
  const companions = useCollaborators().data ?? none
  const [first, ...others] = quotes.data ?? none
  const entries: readonly (Disclosure & { of: readonly unknown[] })[] = [
    {
      key: 'quotes',
      of: others,
      title: <h2>{texts.moreQuotes}</h2>,
      content: (
        <div className={styles.quotes}>
          {others.map(({ id, text: words, by }) => (
            <figure key={id}>
              <blockquote>{words}</blockquote>
              <figcaption className="text-small">{by}</figcaption>
            </figure>
          ))}
        </div>
      ),
    },
    {
      key: 'awards',
      of: awards.data ?? none,
      title: <h2>{texts.awards}</h2>,
      content: (
        <Lines
          entries={(awards.data ?? none).map(({ id, title, by, year, text: why }) => [
            <h3 key={id}>{title}</h3>,
            <Fragment key={id}>
              <p className="text-small">
                {by}, {year}
              </p>
              <p>{why}</p>
            </Fragment>,
          ])}
        />
      ),
    },
    {
      key: 'collaborators',
      of: companions,
      title: <h2>{texts.collaborators}</h2>,
      content: <Companions companions={companions} since={texts.since} />,
    },
  ]
  const filled = entries.filter(({ of }) => of.length > 0)
  if (!first && filled.length === 0) return null
  return (
    <section className="flow-band" aria-label={texts.quotes}>
      {first && (
        <figure className="flow-tight">
          <blockquote className="text-statement">{first.text}</blockquote>
          <figcaption className="text-small">{first.by}</figcaption>
        </figure>
      )}
      <div className={`flow-columns ${styles.more}`}>
        <span className="flow-aside" />
        <Disclosures entries={filled} />
      </div>
    </section>
  )
}
