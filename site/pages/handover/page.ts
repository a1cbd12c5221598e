import type { PageDeclaration } from '../../framework/pageDeclaration.ts'

export const page: PageDeclaration = {
  at: ['handover'],
  code: () => import('./HandoverPage.tsx'),
  texts: ['outcome'],
  access: 'personal',
  bare: true,
}
