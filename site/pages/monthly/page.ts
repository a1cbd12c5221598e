import type { PageDeclaration } from '../../framework/pageDeclaration.ts'

export const page: PageDeclaration = {
  at: ['monthly'],
  code: () => import('./MonthlyPage.tsx'),
  texts: ['monthly'],
  access: 'personal',
}
