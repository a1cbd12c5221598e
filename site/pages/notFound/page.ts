import type { PageDeclaration } from '../../framework/pageDeclaration.ts'

export const page: PageDeclaration = {
  at: ['notFound'],
  code: () => import('./NotFoundPage.tsx'),
  texts: ['public'],
  access: 'public',
  query: { q: 'words', from: 'words' },
  withoutFooter: true,
}
