import type { PageDeclaration } from '../../app/pageDeclaration.ts'
import { outcomeTexts } from './texts.ts'

export const page: PageDeclaration = {
  at: ['paymentSuccess', 'paymentFailure', 'paymentPending'],
  code: () => import('./OutcomePage.tsx'),
  texts: [outcomeTexts],
  access: 'personal',
  quietHeader: true,
  quietFooter: true,
}
