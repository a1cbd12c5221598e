import { expect, it } from 'vitest'
import { currentOf, navItems } from './navItems.ts'

it.each([
  ['/home', 'home', 'page'],
  ['/projects', 'projects', 'page'],
  ['/project-details/3', 'projects', 'true'],
  ['/internship-project', 'projects', 'true'],
  ['/media', 'gallery', 'page'],
  ['/video', 'gallery', 'true'],
  ['/blog-details/2', 'blog', 'true'],
  ['/archives', 'blog', 'true'],
] as const)('marks only one item: on %s the item %s, as %s', (pathname, key, mark) => {
  const marked = navItems.flatMap((item) => {
    const current = currentOf(item, pathname)
    return current ? [[item.key, current]] : []
  })
  expect(marked).toEqual([[key, mark]])
})

it.each(['/login', '/donate', '/privacy-and-policy', '/blogging'])('marks no item on %s', (pathname) => {
  expect(navItems.filter((item) => currentOf(item, pathname))).toEqual([])
})
