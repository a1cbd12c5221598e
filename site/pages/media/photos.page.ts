import type { PageDeclaration } from '../../framework/pageDeclaration.ts'

export const page: PageDeclaration = {
  at: ['photos'],
  code: () => import('./PhotosPage.tsx'),
  texts: ['public'],
  access: 'public',
}
