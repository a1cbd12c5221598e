import type { PageDeclaration } from '../../framework/pageDeclaration.ts'

export const page: PageDeclaration = {
  at: ['projects'],
  code: () => import('./ProjectsPage.tsx'),
  texts: ['projects'],
  access: 'public',
  query: { page: 'page', type: 'slug', search: 'words' },
}
