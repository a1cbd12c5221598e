import { memoryStorage } from '../../shared/auth/storage.ts'
import { createServices, type Services } from '../app/services.ts'

/** Services of a visitor for whom every call fails to connect. */
export const offlineServices = (): Services =>
  createServices({
    apiRoot: 'http://api.test/api',
    storage: memoryStorage(),
    lang: () => 'en',
    onServerFault: () => undefined,
    fetch: () => Promise.reject(new TypeError('offline')),
  })
