import { useLayoutEffect, useRef } from 'react'
import type { SignInWays } from '../publicApi.ts'
import { shadowRootOf } from '../ui/shadowRootOf.ts'

/** Names of the slots: the page's own ways above the form, its card below it. */
const slots = { ways: 'sign-in', card: 'sign-in-card' }

interface Props {
  draw: SignInWays | undefined
  children: unknown
  onSignedIn(): void
}

/**
 * The page's own ways to sign in around the form. They are in the page's document, beside the dialog's shadow root, because scripts of identity
 * providers find nothing inside it. Slots show them inside the dialog.
 */
export const PageWays = ({ draw, children, onSignedIn }: Props) => {
  const above = useRef<HTMLSlotElement>(null)
  useLayoutEffect(() => {
    if (!draw || !above.current) return
    const { host } = shadowRootOf(above.current)
    const place = (slot: string): HTMLElement =>
      host.appendChild(Object.assign(document.createElement('div'), { slot }))
    const places = { ways: place(slots.ways), card: place(slots.card) }
    const end = draw(places, onSignedIn)
    return () => {
      end()
      places.ways.remove()
      places.card.remove()
    }
  }, [])
  return (
    <>
      <slot name={slots.ways} ref={above} />
      {children}
      <slot name={slots.card} />
    </>
  )
}
