import { contentPageNameSchema } from '../../../shared/contract/contentPage.ts'
import { about } from './content/about.ts'
import { homeBanners, pageBanners } from './content/banners.ts'
import { collaborators, supportPartners } from './content/companions.ts'
import { dashboard } from './content/dashboard.ts'
import { posts, tags } from './content/posts.ts'
import { projectPages } from './content/projectPages.ts'
import { trustees } from './content/trustees.ts'
import { awards, quotes } from './content/voices.ts'
import type { SeedContent } from './seedContentType.ts'

const both = (text: string) => ({ en: text, hi: `हिन्दी ${text}` })
const picture = { name: 'riverbank', alt: both('The river') }
const five = [1, 2, 3, 4, 5]
const text = both('The kitchen fires are lit at four, and whoever comes is given to eat.')

/** The demo's texts, from the folder `content`. */
export const content: SeedContent = {
  homeBanners,
  pageBanners,
  about,
  trustees,
  dashboard,
  quotes,
  awards,
  collaborators,
  supportPartners,
  contentPages: contentPageNameSchema.options.map((page) => ({
    page,
    title: both(page),
    lead: text,
    sections: five.map((n) => ({ id: `part-${n}`, title: both(`Part ${n}`), body: both(`<p>${text.en}</p>`) })),
    facts: five.map((n) => ({ label: both(`Fact ${n}`), value: both(String(n)) })),
    questions: five.map((n) => ({ question: both(`Question ${n}?`), answer: text })),
  })),
  projectPages,
  albums: [],
  videos: [],
  tags,
  posts,
  legal: {
    privacy: { title: both('Privacy'), body: both('<h2>Data</h2><p>None.</p>') },
    terms: { title: both('Terms'), body: both('<h2>Gifts</h2><p>All.</p>') },
    updatedAt: '2026-10-01',
  },
}
