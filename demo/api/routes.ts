import type { Route } from './http/call.ts'
import { accountRoutes } from './routes/accountRoutes.ts'
import { contentRoutes } from './routes/contentRoutes.ts'
import { donationRoutes } from './routes/donationRoutes.ts'
import { notificationRoutes } from './routes/notificationRoutes.ts'
import { formRoutes } from './routes/formRoutes.ts'
import { galleryRoutes } from './routes/galleryRoutes.ts'
import { paymentRoutes } from './routes/paymentRoutes.ts'
import { profileRoutes } from './routes/profileRoutes.ts'
import { projectRoutes } from './routes/projectRoutes.ts'

/** Every call of the API: who may make it from where, what it takes and answers by the contract, and what handles it. */
export const routes: readonly Route[] = [
  ...contentRoutes,
  ...projectRoutes,
  ...galleryRoutes,
  ...formRoutes,
  ...accountRoutes,
  ...profileRoutes,
  ...notificationRoutes,
  ...donationRoutes,
  ...paymentRoutes,
]
