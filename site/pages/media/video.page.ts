import type { PageDeclaration } from '../../framework/pageDeclaration.ts'

export const page: PageDeclaration = {
  at: ['video'],
  code: () => import('./VideoPage.tsx'),
  texts: ['public'],
  access: 'public',
}
