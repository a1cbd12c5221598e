import type { PageDeclaration } from '../../framework/pageDeclaration.ts'

export const page: PageDeclaration = {
  at: ['blog'],
  code: () => import('./BlogPage.tsx'),
  texts: ['public'],
  access: 'public',
  query: { page: 'page', tag: 'slug' },
}
