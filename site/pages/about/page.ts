import type { PageDeclaration } from '../../framework/pageDeclaration.ts'

export const page: PageDeclaration = {
  at: ['about'],
  code: () => import('./AboutPage.tsx'),
  texts: ['content'],
  access: 'public',
}
