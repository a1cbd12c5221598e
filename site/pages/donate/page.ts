import type { PageDeclaration } from '../../app/pageDeclaration.ts'
import { givingTexts } from './texts.ts'

export const page: PageDeclaration = {
  at: ['donate'],
  code: () => import('./DonatePage.tsx'),
  texts: [givingTexts],
  access: 'public',
  quietHeader: true,
}
