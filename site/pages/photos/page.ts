import type { PageDeclaration } from '../../app/pageDeclaration.ts'

export const page: PageDeclaration = {
  at: ['photos'],
  code: () => import('./PhotosPage.tsx'),
  texts: ['public'],
  access: 'public',
}
