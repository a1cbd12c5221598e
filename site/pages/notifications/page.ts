import type { PageDeclaration } from '../../app/pageDeclaration.ts'
import { notificationTexts } from './texts.ts'

export const page: PageDeclaration = {
  at: ['notifications'],
  code: () => import('./NotificationsPage.tsx'),
  texts: [notificationTexts],
  access: 'guarded',
}
