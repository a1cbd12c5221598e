import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import type { Dashboard, HomeBanner } from '../../../shared/contract/content/pages.ts'
import type { PostRow } from '../../../shared/contract/content/blog.ts'
import { formatDay } from '../../../shared/date.ts'
import { formatRupees } from '../../../shared/money.ts'
import { useContent } from '../../framework/firstLoad/useContent.ts'
import { useLanguage } from '../../app/language/language.ts'
import { href, paths } from '../../app/paths.ts'
import { OptionalBlock } from '../../components/content/OptionalBlock.tsx'
import { ShareBar } from '../../components/ShareBar.tsx'
import { DonateLink } from '../../features/giving/DonateLink.tsx'
import { buttonClass, LinkButton } from '../../components/Button.tsx'
import { Section } from '../../components/Section.tsx'
import { PictureFrame } from '../../components/picture/PictureFrame.tsx'
import block from '../../components/Block.module.css'
import entry from '../../components/Entry.module.css'
import { Entry } from '../../components/Entry.tsx'
import { FigureTable } from '../../components/FigureTable.tsx'
import text from '../../components/Text.module.css'
import { useTexts } from '../../texts/useTexts.ts'
import { PostEntry } from '../blog/PostEntry.tsx'
import { Progress } from '../projects/Progress.tsx'
import styles from './Home.module.css'
import { Moment } from './Moment.tsx'
import { Voices } from './Voices.tsx'
import { useHomeBanners } from './useHomeBanners.ts'

/** Everything below the banner. */
export const HomeStory = () => {
  const [, ...banners] = useHomeBanners()
  const year = useContent(['dashboard'], async (api) =>
    (await import('../../../shared/contract/content/pages.ts')).dashboard(api),
  )
  return (
    <>
      <Moment dashboard={year.data} />
      <FeaturedProject />
      <BannerRow banners={banners} />
      <OptionalBlock query={year} isEmpty={({ spending }) => spending.length === 0}>
        {(data) => <Spending dashboard={data} />}
      </OptionalBlock>
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
    <ul className={`${block.page} ${block.follows} ${entry.small} ${styles.banners}`}>
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
  const texts = useTexts('public').home
  const lang = useLanguage()
  const posts = useContent(['latest posts'], async (api) =>
    (await import('../../../shared/contract/content/blog.ts')).postPage(api, latest),
  )
  return (
    <OptionalBlock query={posts} isEmpty={({ rows }) => rows.length === 0}>
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
        <p className={text.small}>
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
  const query = useContent(['featured project'], async (api) =>
    (await import('../../../shared/contract/project.ts')).featuredProject(api),
  )
  return (
    <OptionalBlock query={query}>
      {({ id, title, summary, picture, ...progress }) => (
        <section className={`${block.page} ${entry.rows} ${styles.featured}`} aria-label={title}>
          <Entry
            level="h2"
            picture={<PictureFrame picture={picture} sizes="(min-width: 64rem) 50vw, 100vw" />}
            over={<p className={text.small}>{texts.featured}</p>}
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
