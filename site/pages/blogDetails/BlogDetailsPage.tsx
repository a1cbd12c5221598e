import { useParams } from 'react-router-dom'
import { useContent } from '../../app/firstLoad/useContent.ts'
import { QueryState } from '../../layout/QueryState.tsx'
import { idIn } from '../../app/idIn.ts'
import { MissingPost } from './MissingPost.tsx'
import { PostArticle } from './PostArticle.tsx'

/** `/blog-details/{id}`: one post. */
export const BlogDetailsPage = () => {
  const { id } = useParams()
  const postId = idIn(id)
  const query = useContent(
    ['post', postId],
    async (api) => (await import('../../../shared/api/blog.ts')).postDetail(api, postId ?? 0),
    { enabled: postId !== null },
  )
  if (postId === null) return <MissingPost />
  return (
    <QueryState query={query} missing={<MissingPost />}>
      {(post) => <PostArticle post={post} />}
    </QueryState>
  )
}
