import type { PageDeclaration } from '../../app/pageDeclaration.ts'

export const page: PageDeclaration = {
  at: ['notFound'],
  code: () => import('./NotFoundPage.tsx'),
  texts: ['public'],
  access: 'public',
  withoutFooter: true,
}
