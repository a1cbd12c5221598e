import type { PageDeclaration } from '../../framework/pageDeclaration.ts'

export const page: PageDeclaration = {
  at: ['archives'],
  code: () => import('./ArchivesPage.tsx'),
  texts: ['public'],
  access: 'public',
  query: { page: 'page', year: 'year', month: 'month' },
}
