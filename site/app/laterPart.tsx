import { type ComponentType, lazy, useState } from 'react'
import { neededAnew } from './language.ts'

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
  const Later = lazy(async () => {
    await until()
    return { default: await load() }
  })
  return (props: Props) => {
    // Decided once: the code that arrives meanwhile must not put the part up anew.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Later)
    return <Shown {...props} />
  }
}
