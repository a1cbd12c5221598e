import type { PageDeclaration } from '../../app/pageDeclaration.ts'

export const page: PageDeclaration = {
  at: ['myData'],
  code: () => import('./MyDataPage.tsx'),
  texts: ['account', 'privacy'],
  access: 'guarded',
}
