import type { SignInWays } from '../../widget/publicApi.ts'
import type { Services } from '../app/services.ts'

/** Height of two providers' buttons and the line below them, in px: the form below does not jump when they load. */
const reserved = 146

/** Sign-in through providers inside the donation dialog. Its code loads when the dialog requests it. */
export const signInWays =
  (services: Services): SignInWays =>
  (places, done) => {
    let end: (() => void) | undefined
    let gone = false
    places.ways.style.minHeight = `${reserved}px`
    const draw = async () => {
      const { drawDialogWays } = await import('./dialogWays.tsx')
      const erase = await drawDialogWays(services, places, done)
      if (gone) erase()
      else end = erase
    }
    draw().catch((error: unknown) => {
      // The dialog's own form works without them.
      places.ways.style.minHeight = ''
      console.warn('could not load sign-in through a provider', error)
    })
    return () => {
      gone = true
      end?.()
    }
  }
