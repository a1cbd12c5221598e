import type { PageDeclaration } from '../../framework/pageDeclaration.ts'

export const page: PageDeclaration = {
  at: ['sharedReceipt'],
  code: () => import('./SharedReceiptPage.tsx'),
  texts: ['profile'],
  access: 'personal',
}
