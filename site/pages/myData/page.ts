import type { PageDeclaration } from '../../framework/pageDeclaration.ts'

export const page: PageDeclaration = {
  at: ['myData'],
  code: () => import('./MyDataPage.tsx'),
  texts: ['account', 'privacy'],
  access: 'guarded',
}
