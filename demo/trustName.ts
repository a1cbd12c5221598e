import type { TrustName } from '../site/server/trustName.ts'

/** The demo's trust. A real one sets TRUST_NAME and TRUST_NAME_HI (docs/configuration.md). */
export const trustName: TrustName = { en: 'Kinara Seva Nyas', hi: 'किनारा सेवा न्यास' }
