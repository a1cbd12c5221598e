import { inEachLanguage } from '../../../shared/languages.ts'
import { findTrustNames } from '../../storage/findTrust.ts'
import { texts } from '../../texts/texts.ts'
import { notify } from './notify.ts'
import type { Recording } from '../../storage/database.ts'

/** Sends the first notification of a new account. */
export async function welcomeUser(deps: Recording, user: { id: number }): Promise<void> {
  const names = await findTrustNames(deps)
  await notify(deps.db, deps.now(), {
    userId: user.id,
    kind: 'welcome',
    texts: inEachLanguage((language) => texts[language].notifications.welcome(names[language])),
    link: '/profile',
    onceKey: `welcome:${user.id}`,
  })
}
