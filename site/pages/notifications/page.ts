import type { PageDeclaration } from '../../framework/pageDeclaration.ts'

export const page: PageDeclaration = {
  at: ['notifications'],
  code: () => import('./NotificationsPage.tsx'),
  texts: ['privacy'],
  access: 'guarded',
}
