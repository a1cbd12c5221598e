import type { PageDeclaration } from '../../framework/pageDeclaration.ts'

export const page: PageDeclaration = {
  at: ['projectDetails'],
  code: () => import('./ProjectDetailsPage.tsx'),
  texts: ['projects'],
  access: 'public',
  quietHeader: true,
}
