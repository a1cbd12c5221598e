import type { PageDeclaration } from '../../framework/pageDeclaration.ts'

export const page: PageDeclaration = {
  at: ['partnerRegistration'],
  code: () => import('./PartnerRegistrationPage.tsx'),
  texts: ['contact'],
  access: 'public',
}
