import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { currentLanguage } from '../app/language.ts'
import { social } from '../app/roots.ts'
import { useSession } from '../app/useSession.ts'

const Card = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    const [{ OneTap }, { socialTexts }] = await Promise.all([import('./OneTap.tsx'), import('./texts.ts')])
    await socialTexts.load(currentLanguage())
    return { default: OneTap }
  } catch (error) {
    console.warn('could not load one-tap sign-in', error)
    return { default: () => null }
  }
})

/** How long the page has to itself before the card comes, in ms. */
const patienceMs = 4000

/** One-tap sign-in on a page that has something else to say: for nobody who is signed in, and long after the page is there. */
export const OneTapLater = () => {
  const { token } = useSession()
  const [due, setDue] = useState(false)
  const wanted = social.google !== null && token === null
  useEffect(() => {
    if (!wanted) return undefined
    let idle = 0
    const show = () => setDue(true)
    const later = setTimeout(() => {
      // Safari has no word for an idle moment.
      if ('requestIdleCallback' in window) idle = requestIdleCallback(show)
      else show()
    }, patienceMs)
    return () => {
      clearTimeout(later)
      if (idle) cancelIdleCallback(idle)
      setDue(false)
    }
  }, [wanted])
  if (!wanted || !due) return null
  return (
    <Suspense>
      <Card />
    </Suspense>
  )
}
