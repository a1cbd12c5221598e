import type { PageDeclaration } from '../../framework/pageDeclaration.ts'

export const page: PageDeclaration = {
  at: ['internship'],
  code: () => import('./InternshipPage.tsx'),
  texts: ['content'],
  access: 'public',
}
