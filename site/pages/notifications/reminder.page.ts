import type { PageDeclaration } from '../../framework/pageDeclaration.ts'

export const page: PageDeclaration = {
  at: ['reminder'],
  code: () => import('./ReminderPage.tsx'),
  texts: ['dedication'],
  access: 'personal',
}
