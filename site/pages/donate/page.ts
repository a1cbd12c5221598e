import type { PageDeclaration } from '../../framework/pageDeclaration.ts'

export const page: PageDeclaration = {
  at: ['donate'],
  code: () => import('./DonatePage.tsx'),
  texts: ['giving'],
  access: 'public',
  query: { page: 'page', search: 'words' },
  quietHeader: true,
}
