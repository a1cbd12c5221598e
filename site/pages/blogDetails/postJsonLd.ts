import type { Post } from '../../../shared/contract/content/blog.ts'
import type { JsonLd } from '../../app/Seo.tsx'
import { href, paths } from '../../app/paths.ts'

/** A post and its place in the site, as search engines read them (schema.org BlogPosting, BreadcrumbList). */
export const postJsonLd = (post: Post, siteRoot: string, blogTitle: string): JsonLd[] => [
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
