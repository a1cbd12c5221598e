import type { Content } from './content.ts'
import { checkLinks } from './checkLinks.ts'
import { checkPictures } from './checkPictures.ts'
import { checkProjects } from './checkProjects.ts'
import { addProblem, type Source } from './report.ts'
import { pageNames } from './schemas/pages.ts'

/** Checks across files: names, numbers and pictures of one file must match those of the others. */
export function checkContent(source: Source, content: Content): void {
  checkProjects(source, content)
  checkPictures(source, content)
  checkLinks(source, content)
  checkPosts(source, content)
  checkPages(source, content)
}

function checkPosts(source: Source, { posts, authors, tags }: Content): void {
  const seen = new Set<number>()
  for (const { name, facts } of posts) {
    const file = `posts/${name}/post.json`
    if (seen.has(facts.id)) addProblem(source, file, 'id', `${facts.id} is another post's`)
    seen.add(facts.id)
    if (!(facts.author in authors.en)) addProblem(source, file, 'author', `${facts.author} is not in authors/en.yaml`)
    for (const tag of facts.tags)
      if (!(tag in tags.en)) addProblem(source, file, 'tags', `${tag} is not in tags/en.yaml`)
  }
}

function checkPages(source: Source, { pages, projects }: Content): void {
  const known: readonly string[] = pageNames
  const slugs = projects.map((project) => project.name)
  for (const { name, facts } of pages) {
    if (!known.includes(name)) addProblem(source, `pages/${name}`, '', `must be one of ${known.join(', ')}`)
    if (facts.project !== undefined && !slugs.includes(facts.project))
      addProblem(source, `pages/${name}/page.json`, 'project', `${facts.project} is not a folder of projects`)
  }
}
