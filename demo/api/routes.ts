import type { Route } from './http/call.ts'
import { accountRoutes } from './routes/accountRoutes.ts'
import { donationRoutes } from './routes/donationRoutes.ts'
import { paymentRoutes } from './routes/paymentRoutes.ts'
import { projectRoutes } from './routes/projectRoutes.ts'

/** Every call of the API: who may make it from where, what it takes and answers by the contract, and what handles it. */
export const routes: readonly Route[] = [...projectRoutes, ...accountRoutes, ...donationRoutes, ...paymentRoutes]
