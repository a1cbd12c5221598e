import type { PostPage } from '../../../shared/contract/content/blog.ts'
import { Pager } from '../../components/Pager.tsx'
import entry from '../../components/Entry.module.css'
import { PostEntry } from './PostEntry.tsx'
import { useTexts } from '../../texts/useTexts.ts'

/** @param leading the first post is large, above the others */
export const PostList = ({ posts, leading = false }: { posts: PostPage; leading?: boolean }) => {
  const texts = useTexts('public').blog
  return (
    <>
      <ul className={entry.grid}>
        {posts.rows.map((post, index) => (
          <PostEntry key={post.id} post={post} large={leading && index === 0} />
        ))}
      </ul>
      <Pager page={posts.page} perPage={posts.per_page} total={posts.total} label={texts.posts} />
    </>
  )
}
