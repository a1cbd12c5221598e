import type { PageDeclaration } from '../../app/pageDeclaration.ts'
import { contactTexts } from './texts.ts'

export const page: PageDeclaration = {
  at: ['contact'],
  code: () => import('./ContactPage.tsx'),
  texts: [contactTexts],
  access: 'public',
}
