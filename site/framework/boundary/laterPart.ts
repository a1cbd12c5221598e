import type { ComponentType } from 'react'
import { neededAnew } from '../../app/language/language.ts'
import { lazyAgain } from './lazyAgain.tsx'

/**
 * A component whose code loads after the page. A change of language renders everything again, so it waits for this code too. The server's HTML stays
 * on screen until the component can be rendered in the other language.
 *
 * @param until what the first render waits for, besides the code
 */
export const laterPart = <Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
  until: () => Promise<void> = () => Promise.resolve(),
): ComponentType<Props> => {
  let loaded: ComponentType<Props> | undefined
  const load = async () => (loaded = await fetchCode())
  neededAnew(load)
  return lazyAgain(
    async () => {
      await until()
      return load()
    },
    () => loaded,
  )
}
