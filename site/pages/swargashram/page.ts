import type { PageDeclaration } from '../../app/pageDeclaration.ts'
import { contentPageTexts } from '../../content/page/texts.ts'
import { swargashramTexts } from './texts.ts'

export const page: PageDeclaration = {
  at: ['swargashram'],
  code: () => import('./SwargashramPage.tsx'),
  texts: [contentPageTexts, swargashramTexts],
  access: 'public',
}
