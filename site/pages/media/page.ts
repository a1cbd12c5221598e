import type { PageDeclaration } from '../../framework/pageDeclaration.ts'

export const page: PageDeclaration = {
  at: ['media'],
  code: () => import('./MediaPage.tsx'),
  texts: ['public'],
  access: 'public',
}
