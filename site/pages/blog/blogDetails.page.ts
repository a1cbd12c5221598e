import type { PageDeclaration } from '../../framework/pageDeclaration.ts'

export const page: PageDeclaration = {
  at: ['blogDetails'],
  code: () => import('./BlogDetailsPage.tsx'),
  texts: ['public'],
  access: 'public',
}
