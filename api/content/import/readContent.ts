import { contentPageNameSchema } from '../../../shared/contract/content/pages.ts'
import { languages } from '../../../shared/languages.ts'
import { postPath, projectPath, sitePaths } from '../../../shared/sitePaths.ts'
import { drawingSize, listMedia, mediaBytes } from '../../pictures/mediaFiles.ts'
import { type Content, isComplete, type ProjectEntry, readParts } from './content.ts'
import { findFolders, type Texts } from './readFiles.ts'
import { addProblem, emptyReport, type Report, type Source } from './report.ts'

/** Reads a folder of content (its README describes the files). `content` is null if the report has problems. */
export function readContent(directory: string): { content: Content | null; report: Report } {
  const report = emptyReport()
  const source: Source = { directory, report }
  findFolders(source)
  if (report.problems.length > 0) return { content: null, report }
  const content = readParts(source)
  if (!isComplete(content) || report.problems.length > 0) return { content: null, report }
  // Compares complete content only: if a project is unreadable, not every link to it is wrong.
  checkContent(source, content)
  return { content: report.problems.length > 0 ? null : content, report }
}

/** Checks across files: names, numbers and pictures of one file must match those of the others. */
function checkContent(source: Source, content: Content): void {
  checkProjects(source, content)
  checkPictures(source, content)
  checkLinks(source, content)
  checkPosts(source, content)
  checkPages(source, content)
}

function checkPosts(source: Source, { posts, authors, tags }: Content): void {
  const seen = new Set<number>()
  for (const { name, facts } of posts) {
    const file = `posts/${name}.json`
    if (seen.has(facts.id)) addProblem(source, file, 'id', `${facts.id} is another post's`)
    seen.add(facts.id)
    if (!(facts.author in authors.en)) addProblem(source, file, 'author', `${facts.author} is not in authors.en.yaml`)
    for (const tag of facts.tags)
      if (!(tag in tags.en)) addProblem(source, file, 'tags', `${tag} is not in tags.en.yaml`)
  }
}

function checkPages(source: Source, { pages, projects }: Content): void {
  const known: readonly string[] = contentPageNameSchema.options
  const slugs = projects.map((project) => project.name)
  for (const { name, facts } of pages) {
    if (!known.includes(name)) addProblem(source, `pages/${name}.json`, '', `must be one of ${known.join(', ')}`)
    if (facts.project !== undefined && !slugs.includes(facts.project))
      addProblem(source, `pages/${name}.json`, 'project', `${facts.project} is not a project`)
  }
}

type Say = (field: string, text: string) => void

/** Checks numbers that a project's page promises, and names of other projects. */
function checkProjects(source: Source, { projects }: Content): void {
  const slugs = projects.map((project) => project.name)
  const taken = new Map<string, string>()
  for (const project of projects) {
    const say: Say = (field, text) => addProblem(source, `projects/${project.name}.json`, field, text)
    for (const [field, id] of identities(project)) {
      const other = taken.get(`${field} ${id}`)
      if (other !== undefined) say(field, `${id} is taken by ${other}`)
      taken.set(`${field} ${id}`, `projects/${project.name}`)
    }
    checkAmounts(project, say)
    for (const other of project.facts.related) {
      if (other === project.name) say('related', 'names the project itself')
      else if (!slugs.includes(other)) say('related', `${other} is not a project`)
    }
  }
  const featured = projects.filter((project) => project.facts.featured).map((project) => project.name)
  for (const name of featured.slice(1))
    addProblem(source, `projects/${name}.json`, 'featured', `only one project can be, and ${featured[0]} is`)
}

/** Values that must differ in every project. */
function identities({ facts }: ProjectEntry): [string, string | number][] {
  return [
    ['id', facts.id],
    ...facts.purposes.map(({ id }): [string, number] => ['purposes.id', id]),
    ...facts.items.map(({ id }): [string, number] => ['items.id', id]),
    ...facts.items.map(({ key }): [string, string] => ['items.key', key]),
    ...facts.volunteer.map(({ id }): [string, number] => ['volunteer.id', id]),
  ]
}

/** Checks that an amount of a fixed donation is a multiple of its base amount. */
function checkAmounts({ facts }: ProjectEntry, say: Say): void {
  const offered = [...facts.items.map((item) => item.price), ...facts.suggestions]
  for (const amount of facts.gives) {
    if (facts.baseAmount !== undefined && amount % facts.baseAmount !== 0)
      say('gives', `${amount} is not a multiple of baseAmount (${facts.baseAmount})`)
    if (facts.baseAmount === undefined && !offered.includes(amount))
      say('gives', `${amount} is neither the price of an item nor a suggestion`)
  }
  if (facts.goal !== undefined && facts.opening.raised >= facts.goal) say('goal', 'must be more than opening.raised')
}

/** Checks that links open a page of the site that exists, an e-mail address or a telephone number. */
function checkLinks(source: Source, content: Content): void {
  const known = new Set<string>([
    ...Object.values(sitePaths),
    ...content.projects.map(({ facts }) => projectPath(facts.id)),
    ...content.posts.map(({ facts }) => postPath(facts.id)),
  ])
  const leads = (href: string) => /^(mailto:|tel:|https:\/\/)/.test(href) || known.has(href.replace(/[?#].*$/, ''))
  for (const { key, link } of content.homeBanners.facts)
    if (link !== undefined && !leads(link))
      addProblem(source, 'home-banners.json', `${key}.link`, `${link} is not a page of the site`)
  for (const [path, texts] of longTexts(content))
    for (const language of languages)
      for (const { field, html } of stringsIn(texts[language]))
        for (const [, href = ''] of html.matchAll(/href="([^"]*)"/g))
          if (!leads(href)) addProblem(source, `${path}.${language}.md`, field, `${href} is not a page of the site`)
}

/** What is written in Markdown: the path of its files without language, and its texts. */
const longTexts = (content: Content): [path: string, texts: Partial<Texts<object>>][] => [
  ...content.projects.map(({ name, texts }): [string, Texts<object>] => [`projects/${name}`, texts]),
  ...content.posts.map(({ name, texts }): [string, Partial<Texts<object>>] => [`posts/${name}`, texts]),
  ...content.pages.map(({ name, texts }): [string, Texts<object>] => [`pages/${name}`, texts]),
  ['about', content.about.texts],
  ['legal/privacy', content.privacy],
  ['legal/terms', content.terms],
]

/** Every text inside a value, with the field that it is in, e.g. `sections.papers.body`. */
function stringsIn(value: unknown, field = ''): { field: string; html: string }[] {
  if (typeof value === 'string') return [{ field, html: value }]
  return Object.entries(Object(value)).flatMap(([name, inside]) => stringsIn(inside, field ? `${field}.${name}` : name))
}

/** Checks that every named picture has a file and a description. */
function checkPictures(source: Source, content: Content): void {
  const { directory } = source
  const needFile = (file: string, field: string, name: string) => {
    if (!drawingSize(directory, name))
      addProblem(source, file, field, `${name}.svg is missing, or has no viewBox="0 0 width height"`)
  }
  for (const { file, field, name } of namedPictures(content)) {
    needFile(file, field, name)
    if (!(name in content.pictures.en))
      addProblem(source, file, field, `pictures.en.yaml does not say what ${name} shows`)
  }
  for (const { name, facts } of content.projects)
    for (const item of facts.items) needFile(`projects/${name}.json`, 'items', item.key)
  for (const { key } of content.videos.facts) {
    needFile('videos.json', key, key)
    if (!mediaBytes(directory, `${key}.mp4`)) addProblem(source, 'videos.json', key, `${key}.mp4 is missing`)
  }
  const names = new Set<string>()
  for (const { file, path } of listMedia(directory)) {
    if (names.has(file)) addProblem(source, path, '', 'is not the only file of this name')
    names.add(file)
  }
}

/** Each name with the file and field that use it. A project's own picture has the project's name. */
function namedPictures(content: Content): { file: string; field: string; name: string }[] {
  const inList = (list: string, rows: readonly { key: string; picture?: string; logo?: string | undefined }[]) =>
    rows.flatMap(({ key, picture, logo }) => {
      const name = picture ?? logo
      return name === undefined ? [] : [{ file: `${list}.json`, field: key, name }]
    })
  return [
    ...content.projects.flatMap(({ name: project, facts }) => {
      const file = `projects/${project}.json`
      return [{ file, field: '', name: project }, ...facts.gallery.map((name) => ({ file, field: 'gallery', name }))]
    }),
    ...content.pages.flatMap(({ name: page, facts }) =>
      facts.sections.flatMap(({ id, picture: name }) =>
        name === undefined ? [] : [{ file: `pages/${page}.json`, field: `sections.${id}`, name }],
      ),
    ),
    ...content.albums.flatMap(({ name: album, facts }) =>
      facts.photos.map((name) => ({ file: `albums/${album}.json`, field: 'photos', name })),
    ),
    ...content.posts.map(({ name, facts }) => ({
      file: `posts/${name}.json`,
      field: 'picture',
      name: facts.picture,
    })),
    { file: 'about.json', field: 'picture', name: content.about.facts.picture },
    ...inList('home-banners', content.homeBanners.facts),
    ...inList('page-banners', content.pageBanners.facts),
    ...inList('trustees', content.trustees.facts),
    ...inList('collaborators', content.collaborators.facts),
    ...inList('supporters', content.supporters.facts),
  ]
}
