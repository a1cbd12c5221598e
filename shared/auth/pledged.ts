/** Whether the signed-in donor has a pledge, kept beside the session (specification, section 3: `isPladged`). The session's end removes it. */
import { type TextStorage } from './storage.ts'
import { storageKeys } from './storageKeys.ts'

export const storePledged = (storage: TextStorage, pledged: boolean): void =>
  storage.setItem(storageKeys.isPledged, String(pledged))
