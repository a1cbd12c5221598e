import { Link, useSearchParams } from 'react-router-dom'
import type { ArchiveMonth } from '../../../shared/contract/content/blog.ts'
import { formatMonth } from '../../../shared/date.ts'
import { contract, useContent } from '../../framework/firstLoad/useContent.ts'
import { PageBanner } from '../../components/PageBanner.tsx'
import { pageIn } from '../../components/Pager.tsx'
import { QueryState } from '../../components/QueryState.tsx'
import { Lines } from '../../components/Lines.tsx'
import { Section } from '../../components/Section.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import { PostList } from '../blog/PostList.tsx'

const perPage = 12
const numberIn = (text: string | null, pattern: RegExp) => (text && pattern.test(text) ? Number(text) : undefined)

/** `/archives?year=2026&month=6`: the months that have posts, and the posts of one. */
export const ArchivesPage = () => {
  const { blog: texts, lang } = useTexts('public')
  const [search] = useSearchParams()
  const page = pageIn(search)
  const year = numberIn(search.get('year'), /^[12]\d{3}$/)
  const month = year === undefined ? undefined : numberIn(search.get('month'), /^([1-9]|1[0-2])$/)
  const months = useContent(['archive'], async (api) => (await contract.blog()).postArchive(api))
  const posts = useContent(['posts', page, year, month, perPage], async (api) =>
    (await contract.blog()).postPage(api, { page, perPage, year, month }),
  )
  const shown = year && [month && formatMonth(month, lang), year].filter(Boolean).join(' ')
  return (
    <>
      <PageBanner page="archives" title={texts.archives} text={texts.archivesLead} />
      <Section sideHeading title={texts.allMonths}>
        <QueryState query={months} empty={<p>{texts.empty}</p>}>
          {(all) => <Months months={all} year={year} month={month} />}
        </QueryState>
      </Section>
      <Section title={shown ? texts.postsIn(shown) : texts.all} tone="quiet" id="posts">
        <QueryState query={posts} empty={<p>{texts.empty}</p>}>
          {(found) => <PostList posts={found} />}
        </QueryState>
      </Section>
    </>
  )
}

interface MonthsProps {
  /** Newest first. */
  months: readonly ArchiveMonth[]
  year: number | undefined
  month: number | undefined
}

/** A line for each year, with its months and how many posts each has. */
const Months = ({ months, year, month }: MonthsProps) => {
  const { blog: texts, lang } = useTexts('public')
  const years = [...new Set(months.map((one) => one.year))]
  return (
    <Lines
      entries={years.map((one) => [
        <Link key={one} to={`?year=${one}`} aria-current={one === year && !month ? 'true' : undefined}>
          {one}
        </Link>,
        <ul key={one} className="link-row">
          {months
            .filter((entry) => entry.year === one)
            .map((entry) => (
              <li key={entry.month}>
                <Link
                  to={`?year=${one}&month=${entry.month}`}
                  aria-current={one === year && entry.month === month ? 'true' : undefined}
                >
                  {formatMonth(entry.month, lang)}
                </Link>{' '}
                <span className="text-small">{texts.count(entry.count)}</span>
              </li>
            ))}
        </ul>,
      ])}
    />
  )
}
