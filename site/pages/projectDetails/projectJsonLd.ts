import type { ProjectDetail } from '../../../shared/contract/content/projectPage.ts'
import { href, paths } from '../../app/paths.ts'
import type { JsonLd } from '../../app/Seo.tsx'

interface Frame {
  siteRoot: string
  /** The trust's name. */
  trust: string
  /** The page's name for the list of projects. */
  listTitle: string
}

/** The donate action of this project, and its place in the site, for search engines (schema.org DonateAction, BreadcrumbList). */
export const projectJsonLd = (
  { id, title, summary }: ProjectDetail,
  { siteRoot, trust, listTitle }: Frame,
): readonly JsonLd[] => [
  {
    '@type': 'DonateAction',
    name: title,
    description: summary,
    recipient: { '@type': 'NGO', name: trust, url: siteRoot },
    target: { '@type': 'EntryPoint', urlTemplate: `${siteRoot}${href.donate({ projectId: id })}` },
  },
  {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: listTitle, item: `${siteRoot}${paths.projects}` },
      { '@type': 'ListItem', position: 2, name: title, item: `${siteRoot}${href.project(id)}` },
    ],
  },
]
