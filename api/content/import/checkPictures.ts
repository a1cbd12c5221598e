import { drawingSize, listMedia, mediaBytes } from '../../pictures/mediaFiles.ts'
import type { Content } from './content.ts'
import { addProblem, type Source } from './report.ts'

/** Checks that every named picture has a file and a description. */
export function checkPictures(source: Source, content: Content): void {
  const { directory } = source
  const needFile = (file: string, field: string, name: string) => {
    if (!drawingSize(directory, name))
      addProblem(source, file, field, `${name}.svg is missing, or has no viewBox="0 0 width height"`)
  }
  for (const { file, field, name } of namedPictures(content)) {
    needFile(file, field, name)
    if (!(name in content.pictures.en))
      addProblem(source, file, field, `no en.yaml in a folder of pictures says what ${name} shows`)
  }
  for (const { name, facts } of content.projects)
    for (const item of facts.items) needFile(`projects/${name}/project.json`, 'items', item.key)
  for (const { key } of content.videos.facts) {
    needFile('videos/videos.json', key, key)
    if (!mediaBytes(directory, `${key}.mp4`)) addProblem(source, 'videos/videos.json', key, `${key}.mp4 is missing`)
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
      return name === undefined ? [] : [{ file: `${list}/${list}.json`, field: key, name }]
    })
  return [
    ...content.projects.flatMap(({ name: project, facts }) => {
      const file = `projects/${project}/project.json`
      return [{ file, field: '', name: project }, ...facts.gallery.map((name) => ({ file, field: 'gallery', name }))]
    }),
    ...content.pages.flatMap(({ name: page, facts }) =>
      facts.sections.flatMap(({ id, picture: name }) =>
        name === undefined ? [] : [{ file: `pages/${page}/page.json`, field: `sections.${id}`, name }],
      ),
    ),
    ...content.albums.flatMap(({ name: album, facts }) =>
      facts.photos.map((name) => ({ file: `albums/${album}/album.json`, field: 'photos', name })),
    ),
    ...content.posts.map(({ name, facts }) => ({
      file: `posts/${name}/post.json`,
      field: 'picture',
      name: facts.picture,
    })),
    { file: 'about/about.json', field: 'picture', name: content.about.facts.picture },
    ...inList('home-banners', content.homeBanners.facts),
    ...inList('page-banners', content.pageBanners.facts),
    ...inList('trustees', content.trustees.facts),
    ...inList('collaborators', content.collaborators.facts),
    ...inList('supporters', content.supporters.facts),
  ]
}
