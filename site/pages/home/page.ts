import type { PageDeclaration } from '../../framework/pageDeclaration.ts'

export const page: PageDeclaration = {
  at: ['home'],
  code: () => import('./HomePage.tsx'),
  texts: ['public'],
  access: 'public',
  quietHeader: true,
}
