import type { PageDeclaration } from '../../app/pageDeclaration.ts'
import { contentPageTexts } from '../../content/page/texts.ts'
import { csrTexts } from './texts.ts'

export const page: PageDeclaration = {
  at: ['csrSupport'],
  code: () => import('./CsrSupportPage.tsx'),
  texts: [contentPageTexts, csrTexts],
  access: 'public',
}
