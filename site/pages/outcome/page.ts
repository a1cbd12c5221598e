import type { PageDeclaration } from '../../framework/pageDeclaration.ts'

export const page: PageDeclaration = {
  at: ['paymentSuccess', 'paymentFailure', 'paymentPending'],
  code: () => import('./OutcomePage.tsx'),
  texts: ['outcome'],
  access: 'personal',
  quietHeader: true,
  quietFooter: true,
}
