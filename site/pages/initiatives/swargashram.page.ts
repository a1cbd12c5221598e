import type { PageDeclaration } from '../../framework/pageDeclaration.ts'

export const page: PageDeclaration = {
  at: ['swargashram'],
  code: () => import('./SwargashramPage.tsx'),
  texts: ['content'],
  access: 'public',
}
