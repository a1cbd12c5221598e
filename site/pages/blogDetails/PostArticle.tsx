import { Link } from 'react-router-dom'
import type { Post } from '../../../shared/contract/content/blog.ts'
import { formatDay } from '../../../shared/date.ts'
import { useLanguage } from '../../app/language/language.ts'
import { PageHeading } from '../../app/PageHeading.tsx'
import { paths } from '../../app/paths.ts'
import { siteRoot } from '../../app/firstLoad/roots.ts'
import { Seo } from '../../app/Seo.tsx'
import { RichText } from '../../content/RichText.tsx'
import { Share } from '../../content/Share.tsx'
import { PictureFrame } from '../../layout/picture/PictureFrame.tsx'
import block from '../../parts/Block.module.css'
import text from '../../parts/Text.module.css'
import styles from './PostArticle.module.css'
import { postJsonLd } from './postJsonLd.ts'
import { ReadOn } from './ReadOn.tsx'
import { useTexts } from '../../texts/useTexts.ts'

/** A post as an editor wrote it: its head, its text, where to read on. */
export const PostArticle = ({ post }: { post: Post }) => {
  const texts = useTexts('public').blog
  const lang = useLanguage()
  return (
    <>
      <Seo
        title={post.title}
        description={post.summary}
        type="article"
        picture={post.picture.src}
        jsonLd={postJsonLd(post, siteRoot, texts.title)}
      />
      <article className={block.page}>
        <header className={`${block.stack} ${styles.head}`}>
          <p>
            <Link to={paths.blog}>{texts.title}</Link>
          </p>
          <div lang={post.lang} className={styles.title}>
            <PageHeading title={post.title}>{post.title}</PageHeading>
            <p className={text.soft}>{post.summary}</p>
          </div>
          <p className={`${text.small} link-row`}>
            <span>{texts.by(post.author)}</span>
            <time dateTime={post.published_at}>{formatDay(post.published_at, lang)}</time>
            <span>{texts.minutes(post.minutes)}</span>
          </p>
        </header>
        <PictureFrame picture={post.picture} first sizes="(min-width: 80rem) 1200px, 100vw" />
        <div className={`${block.columns} ${styles.columns}`}>
          <RichText html={post.body} lang={post.lang} />
          <aside className={`${block.stays} ${styles.aside}`}>
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
      </article>
      <ReadOn posts={post.related} />
    </>
  )
}
