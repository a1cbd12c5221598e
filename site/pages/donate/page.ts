import type { PageDeclaration } from '../../app/pageDeclaration.ts'

export const page: PageDeclaration = {
  at: ['donate'],
  code: () => import('./DonatePage.tsx'),
  texts: ['giving'],
  access: 'public',
  quietHeader: true,
}
