import type { PageDeclaration } from '../../app/pageDeclaration.ts'
import { mailTexts } from './texts.ts'

export const page: PageDeclaration = {
  at: ['undeliveredMails'],
  code: () => import('./UndeliveredMailsPage.tsx'),
  texts: [mailTexts],
  access: 'guarded',
}
