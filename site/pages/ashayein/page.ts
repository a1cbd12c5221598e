import type { PageDeclaration } from '../../app/pageDeclaration.ts'
import { contentPageTexts } from '../../content/page/texts.ts'
import { ashayeinTexts } from './texts.ts'

export const page: PageDeclaration = {
  at: ['ashayein'],
  code: () => import('./AshayeinPage.tsx'),
  texts: [contentPageTexts, ashayeinTexts],
  access: 'public',
}
