import { inEachLanguage } from '../../shared/languages.ts'
import type { Dependencies } from '../dependencies.ts'
import { texts } from '../texts/texts.ts'
import { notify } from './notify.ts'

/** Sends the first notification of a new account. */
export async function welcomeUser(deps: Pick<Dependencies, 'db' | 'now'>, user: { id: number }): Promise<void> {
  await notify(deps.db, deps.now(), {
    userId: user.id,
    kind: 'welcome',
    texts: inEachLanguage((language) => texts[language].notifications.welcome),
    link: '/profile',
    saidOnce: `welcome:${user.id}`,
  })
}
