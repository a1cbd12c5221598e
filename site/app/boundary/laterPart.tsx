import { type ComponentType, useState } from 'react'
import { neededAnew } from '../language/language.ts'
import { lazyAgain } from './lazyAgain.ts'

/**
 * A part of a page whose code comes after the page. A switch of language draws everything anew, so it waits for this code too: what the server has drawn
 * of the part stays on screen until it can be drawn in the other language.
 *
 * @param until what drawing waits for at first, besides the code
 */
export const laterPart = <Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
  until: () => Promise<void> = () => Promise.resolve(),
): ComponentType<Props> => {
  let loaded: ComponentType<Props> | undefined
  const load = async () => (loaded = await fetchCode())
  neededAnew(load)
  const later = lazyAgain(async () => {
    await until()
    return load()
  })
  return (props: Props) => {
    // Decided once: the code that arrives meanwhile must not put the part up anew.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? later())
    return <Shown {...props} />
  }
}
