import type { PageDeclaration } from '../../app/pageDeclaration.ts'
import { galleryTexts } from '../media/texts.ts'

export const page: PageDeclaration = {
  at: ['photos'],
  code: () => import('./PhotosPage.tsx'),
  texts: [galleryTexts],
  access: 'public',
}
