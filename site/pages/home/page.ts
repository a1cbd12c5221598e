import type { PageDeclaration } from '../../app/pageDeclaration.ts'

export const page: PageDeclaration = {
  at: ['home'],
  code: () => import('./HomePage.tsx'),
  texts: ['public'],
  access: 'public',
  quietHeader: true,
}
