/** Whether the signed-in donor has a pledge, stored beside the session (specification, section 3: `isPladged`). It is removed with the session. */
import { type TextStorage } from './storage.ts'
import { storageKeys } from './storageKeys.ts'

export const storePledged = (storage: TextStorage, pledged: boolean): void =>
  storage.setItem(storageKeys.isPledged, String(pledged))
