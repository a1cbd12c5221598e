import { languages } from '../../../shared/languages.ts'
import { postPath, projectPath, sitePaths } from '../../../shared/sitePaths.ts'
import type { Content } from './content.ts'
import type { Texts } from './readTexts.ts'
import { addProblem, type Source } from './report.ts'

interface LongText {
  folder: string
  field: string
  html: Partial<Texts<string>>
}

/** Checks that links open a page of the site that exists, an e-mail address or a telephone number. */
export function checkLinks(source: Source, content: Content): void {
  const known = new Set<string>([
    ...Object.values(sitePaths),
    ...content.projects.map(({ facts }) => projectPath(facts.id)),
    ...content.posts.map(({ facts }) => postPath(facts.id)),
  ])
  const leads = (href: string) => /^(mailto:|tel:|https:\/\/)/.test(href) || known.has(href.replace(/[?#].*$/, ''))
  for (const { key, link } of content.homeBanners.facts)
    if (link !== undefined && !leads(link))
      addProblem(source, 'home-banners/home-banners.json', `${key}.link`, `${link} is not a page of the site`)
  for (const { folder, field, html } of longTexts(content))
    for (const language of languages)
      for (const [, href = ''] of (html[language] ?? '').matchAll(/href="([^"]*)"/g))
        if (!leads(href)) addProblem(source, `${folder}/${language}.md`, field, `${href} is not a page of the site`)
}

function longTexts(content: Content): LongText[] {
  const inAll = <Text>(texts: Partial<Texts<Text>>, choose: (text: Text) => string): Partial<Texts<string>> =>
    Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, choose(text)]))
  return [
    ...content.projects.flatMap(({ name, texts }) => [
      { folder: `projects/${name}`, field: 'description', html: inAll(texts, (text) => text.description) },
      { folder: `projects/${name}`, field: 'body', html: inAll(texts, (text) => text.body) },
    ]),
    ...content.posts.map(({ name, texts }) => ({
      folder: `posts/${name}`,
      field: 'body',
      html: inAll(texts, (text) => text.body),
    })),
    ...content.pages.flatMap(({ name, facts, texts }) =>
      facts.sections.map(({ id }) => ({
        folder: `pages/${name}`,
        field: `sections.${id}`,
        html: inAll(texts, (text) => text.sections[id]?.body ?? ''),
      })),
    ),
    { folder: 'about', field: 'body', html: inAll(content.about.texts, (text) => text.body) },
    { folder: 'legal/privacy', field: 'body', html: inAll(content.privacy, (text) => text.body) },
    { folder: 'legal/terms', field: 'body', html: inAll(content.terms, (text) => text.body) },
  ]
}
