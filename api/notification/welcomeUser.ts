import type { Dependencies } from '../dependencies.ts'
import { notify } from './notify.ts'

/** The first notification of a new account. */
export async function welcomeUser(deps: Pick<Dependencies, 'db' | 'now'>, user: { id: number }): Promise<void> {
  await notify(deps.db, deps.now(), {
    userId: user.id,
    kind: 'welcome',
    title: { en: 'Welcome to Kinara', hi: 'किनारा में आपका स्वागत है' },
    description: {
      en: 'Your account is ready. Add your special days in your profile, and we will remind you of them.',
      hi: 'आपका खाता तैयार है। अपने ख़ास दिन प्रोफ़ाइल में दर्ज करें, हम आपको उनकी याद दिलाएँगे।',
    },
    link: '/profile',
    saidOnce: `welcome:${user.id}`,
  })
}
