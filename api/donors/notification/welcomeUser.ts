import { inEachLanguage } from '../../../shared/languages.ts'
import { findTrustNames } from '../../contact/findTrust.ts'
import type { Dependencies } from '../../dependencies.ts'
import { texts } from '../../texts/texts.ts'
import { notify } from './notify.ts'

/** Sends the first notification of a new account. */
export async function welcomeUser(deps: Pick<Dependencies, 'db' | 'now'>, user: { id: number }): Promise<void> {
  const names = await findTrustNames(deps)
  await notify(deps.db, deps.now(), {
    userId: user.id,
    kind: 'welcome',
    texts: inEachLanguage((language) => texts[language].notifications.welcome(names[language])),
    link: '/profile',
    saidOnce: `welcome:${user.id}`,
  })
}
