import type { PageDeclaration } from '../../app/pageDeclaration.ts'

export const page: PageDeclaration = {
  at: ['internship'],
  code: () => import('./InternshipPage.tsx'),
  texts: ['content'],
  access: 'public',
}
