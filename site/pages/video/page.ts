import type { PageDeclaration } from '../../app/pageDeclaration.ts'
import { galleryTexts } from '../media/texts.ts'

export const page: PageDeclaration = {
  at: ['video'],
  code: () => import('./VideoPage.tsx'),
  texts: [galleryTexts],
  access: 'public',
}
