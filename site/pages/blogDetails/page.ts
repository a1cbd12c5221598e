import type { PageDeclaration } from '../../app/pageDeclaration.ts'

export const page: PageDeclaration = {
  at: ['blogDetails'],
  code: () => import('./BlogDetailsPage.tsx'),
  texts: ['public'],
  access: 'public',
}
