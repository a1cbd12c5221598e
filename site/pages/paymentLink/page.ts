import type { PageDeclaration } from '../../framework/pageDeclaration.ts'

export const page: PageDeclaration = {
  at: ['paymentLink'],
  code: () => import('./PaymentLinkPage.tsx'),
  texts: ['outcome'],
  access: 'personal',
  bare: true,
}
