import type { PageDeclaration } from '../../app/pageDeclaration.ts'
import { galleryTexts } from './texts.ts'

export const page: PageDeclaration = {
  at: ['media'],
  code: () => import('./MediaPage.tsx'),
  texts: [galleryTexts],
  access: 'public',
}
