import { Link, useParams } from 'react-router-dom'
import type { Post, PostRow } from '../../../shared/contract/content/blog.ts'
import { formatDay } from '../../../shared/date.ts'
import { PageHeading } from '../../app/PageHeading.tsx'
import { type JsonLd, Seo } from '../../app/Seo.tsx'
import { siteRoot } from '../../framework/firstLoad/roots.ts'
import { contract, useContent } from '../../framework/firstLoad/useContent.ts'
import { href, idIn, paths } from '../../app/paths.ts'
import { RichText } from '../../components/content/RichText.tsx'
import { Share } from '../../components/Share.tsx'
import { DonateLink } from '../../features/giving/DonateLink.tsx'
import { buttonClass } from '../../components/Button.tsx'
import { isMissing, QueryState } from '../../components/QueryState.tsx'
import { Section } from '../../components/Section.tsx'
import { PictureFrame } from '../../components/picture/PictureFrame.tsx'
import { Missing } from '../../components/picture/Scene.tsx'
import entry from '../../components/Entry.module.css'
import { useTexts } from '../../texts/useTexts.ts'
import { PostEntry } from './PostList.tsx'
import styles from './PostArticle.module.css'

/** `/blog-details/{id}`: one post as an editor wrote it. Its head, its text, where to read on. */
export const BlogDetailsPage = () => {
  const { blog: texts, lang } = useTexts('public')
  const { id } = useParams()
  const postId = idIn(id)
  const query = useContent(['post', postId], async (api) => (await contract.blog()).postDetail(api, postId ?? 0), {
    enabled: postId !== null,
  })
  const { data: post, error } = query
  if (postId === null || (!post && isMissing(error)))
    return <Missing title={texts.missing} text={texts.missingText} to={paths.blog} words={texts.toList} />
  const title = post?.title ?? texts.post
  return (
    <>
      <article className="flow-band">
        <header className={`flow-close ${styles.head}`}>
          <p>
            <Link to={paths.blog}>{texts.title}</Link>
          </p>
          <div lang={post?.lang} className={styles.title}>
            <PageHeading title={title} waits={!post}>
              {title}
            </PageHeading>
            {post && <p className="text-soft">{post.summary}</p>}
          </div>
          {post && (
            <p className="text-small link-row">
              <span>{texts.by(post.author)}</span>
              <time dateTime={post.published_at}>{formatDay(post.published_at, lang)}</time>
              <span>{texts.minutes(post.minutes)}</span>
            </p>
          )}
        </header>
        <QueryState query={query}>{(found) => <PostText post={found} />}</QueryState>
      </article>
      {post && <ReadOn posts={post.related} />}
    </>
  )
}

const PostText = ({ post }: { post: Post }) => {
  const texts = useTexts('public').blog
  return (
    <>
      <Seo
        title={post.title}
        description={post.summary}
        type="article"
        picture={post.picture.src}
        jsonLd={postJsonLd(post, siteRoot, texts.title)}
      />
      <PictureFrame picture={post.picture} first sizes="(min-width: 80rem) 1200px, 100vw" />
      <div className={`flow-columns ${styles.columns}`}>
        <RichText html={post.body} lang={post.lang} />
        <aside className={`flow-stays ${styles.aside}`}>
          <h2>{texts.subjects}</h2>
          <ul className="link-row">
            {post.tags.map(({ key, title }) => (
              <li key={key}>
                <Link to={`${paths.blog}?tag=${key}`}>{title}</Link>
              </li>
            ))}
          </ul>
          <Share title={post.title} texts={texts.share} />
        </aside>
      </div>
    </>
  )
}

/** A post and its place in the site, as search engines read them (schema.org BlogPosting, BreadcrumbList). */
const postJsonLd = (post: Post, siteRoot: string, blogTitle: string): JsonLd[] => [
  {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.summary,
    image: post.picture.src,
    datePublished: post.published_at,
    inLanguage: post.lang,
    author: { '@type': 'Person', name: post.author },
    mainEntityOfPage: `${siteRoot}${href.post(post.id)}`,
  },
  {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: blogTitle, item: `${siteRoot}${paths.blog}` },
      { '@type': 'ListItem', position: 2, name: post.title, item: `${siteRoot}${href.post(post.id)}` },
    ],
  },
]

/** After a post: how to donate to such work, and similar posts. */
const ReadOn = ({ posts }: { posts: readonly PostRow[] }) => {
  const texts = useTexts('public').blog
  return (
    <>
      <div className={`flow-band flow-follows link-row ${styles.give}`}>
        <p className="text-lead">{texts.giveTitle}</p>
        <DonateLink className={buttonClass('donate')}>{texts.give}</DonateLink>
      </div>
      {posts.length > 0 && (
        <Section title={texts.related} tone="quiet">
          <ul className={entry.grid}>
            {posts.map((post) => (
              <PostEntry key={post.id} post={post} />
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}
