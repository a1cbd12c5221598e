import type { PageDeclaration } from '../../app/pageDeclaration.ts'

export const page: PageDeclaration = {
  at: ['projectDetails'],
  code: () => import('./ProjectDetailsPage.tsx'),
  texts: ['projects'],
  access: 'public',
  quietHeader: true,
}
