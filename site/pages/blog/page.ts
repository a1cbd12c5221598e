import type { PageDeclaration } from '../../app/pageDeclaration.ts'

export const page: PageDeclaration = {
  at: ['blog'],
  code: () => import('./BlogPage.tsx'),
  texts: ['public'],
  access: 'public',
}
