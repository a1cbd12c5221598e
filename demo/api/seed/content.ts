import { contentPageNameSchema } from '../../../shared/contract/contentPage.ts'
import { homeBanners, pageBanners } from './content/banners.ts'
import { posts, tags } from './content/posts.ts'
import { projectPages } from './content/projectPages.ts'
import { trustees } from './content/trustees.ts'
import type { SeedContent } from './seedContentType.ts'

const both = (text: string) => ({ en: text, hi: `हिन्दी ${text}` })
const picture = { name: 'riverbank', alt: both('The river') }
const five = [1, 2, 3, 4, 5]
const text = both('The kitchen fires are lit at four, and whoever comes is given to eat.')

/** The demo's texts, from the folder `content`. */
export const content: SeedContent = {
  homeBanners,
  pageBanners,
  about: {
    title: both('Kinara'),
    body: both('<p>Kinara</p>'),
    values: five.map(() => ({ title: both('Care'), text })),
    timeline: five.map((n) => ({ year: 1970 + n, text })),
    picture,
  },
  trustees,
  dashboard: {
    asOf: '2026-03-31',
    year: '2025-26',
    impact: five.map((n) => ({ key: `k${n}`, value: n * 1000, label: both('meals served') })),
    spending: five.map((n) => ({ key: `s${n}`, label: both('Kitchen'), percent: 20, amount: 100000 })),
    source: both('Books'),
  },
  quotes: five.map((n) => ({ text, by: both(`Person ${n}`) })),
  awards: five.map((n) => ({ title: both('Award'), by: both('District'), year: 2020 + n, text })),
  collaborators: five.map((n) => ({ name: both(`Body ${n}`), text, since: 2015 })),
  supportPartners: five.map((n) => ({ name: both(`Company ${n}`), text, since: 2015 })),
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
