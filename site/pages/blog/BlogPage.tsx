import { Link, useSearchParams } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { contract, useContent } from '../../framework/firstLoad/useContent.ts'
import { LinkButton } from '../../components/Button.tsx'
import { PageBanner } from '../../components/PageBanner.tsx'
import { pageIn } from '../../components/Pager.tsx'
import { QueryState } from '../../components/QueryState.tsx'
import { Section } from '../../components/Section.tsx'
import { PostList } from './PostList.tsx'
import { useTexts } from '../../texts/useTexts.ts'

/** Posts on one page. */
const perPage = 7

/** `/blog?page=2&tag=kitchen`: all posts, or those on one subject, newest first. */
export const BlogPage = () => {
  const texts = useTexts('public').blog
  const [search] = useSearchParams()
  const page = pageIn(search)
  const asked = search.get('tag') ?? ''
  const tag = /^[\w-]{1,40}$/.test(asked) ? asked : undefined
  const query = useContent(['posts', page, tag], async (api) =>
    (await contract.blog()).postPage(api, { page, perPage, tag }),
  )
  const name = query.data?.rows.flatMap(({ tags }) => tags).find(({ key }) => key === tag)?.title ?? tag
  return (
    <>
      <PageBanner page="blog" title={texts.title} text={texts.lead} />
      <Section
        title={name ? texts.about(name) : texts.posts}
        aside={<Link to={name ? paths.blog : paths.archives}>{name ? texts.all : texts.archives}</Link>}
      >
        <QueryState
          query={query}
          empty={
            <>
              <p>{name ? texts.emptyTag(name) : texts.empty}</p>
              <LinkButton to={paths.blog} look="outline">
                {texts.toList}
              </LinkButton>
            </>
          }
        >
          {(posts) => <PostList posts={posts} leading={page === 1 && !tag} />}
        </QueryState>
      </Section>
    </>
  )
}
