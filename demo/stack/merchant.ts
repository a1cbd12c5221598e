import { trustName } from '../texts.ts'

/**
 * The trust's account at the sandbox provider. Both sides of the demo read it here; in production each has its own configuration. It protects
 * nothing, because the sandbox moves no money. A real key and salt come from the environment of the API's own host.
 */
export const sandboxMerchant = { key: 'KinaraTest', salt: 'k1naraSevaNyasSandb0xSalt2025x32', name: trustName.en }

/** The partner whose page is part of the demo. */
export const demoPartner = { id: 'meghdoot', name: 'Meghdoot Pumps Ltd' }
