import type { Services } from '../../app/services.ts'
import type { DrawWays } from '../giving/bridge.ts'

/** Height of two providers' buttons and the line below them, in px: the form below does not jump when they load. */
const reserved = 146

/** Sign-in through providers inside the donation dialog. Its code loads when the dialog requests it. */
export const signInWays =
  (services: Services): DrawWays =>
  async (places, done) => {
    places.ways.style.minHeight = `${reserved}px`
    try {
      const { drawDialogWays } = await import('./dialogWays.tsx')
      return await drawDialogWays(services, places, done)
    } catch (error) {
      // The dialog's own form works without them.
      places.ways.style.minHeight = ''
      console.warn('could not load sign-in through a provider', error)
      return undefined
    }
  }
