/** What every component of the dialog may use. */
import { createContext, useContext } from 'react'
import type { FormMessages } from '../shared/texts/en/form.ts'
import type { LazyText } from '../shared/texts/en/lazyText.ts'
import type { Environment } from './environment.ts'
import type { Flow } from './flow/createFlow.ts'
import type { State } from './flow/state.ts'
import { type Parts, parts } from './parts/parts.ts'
import { useStore } from './ui/hooks.ts'

export interface DialogValue {
  t: FormMessages
  flow: Flow
  environment: Environment
}

// Every user of it is rendered inside the provider of `mount.tsx`.
export const DialogContext = createContext<DialogValue>(null!)

export const useDialog = (): DialogValue => useContext(DialogContext)

export const useFlowState = (): State => useStore(useDialog().flow)

/** A loaded chunk; undefined while it loads, null if it did not load. */
export const usePart = <Name extends keyof Parts>(name: Name): Parts[Name] => useStore(parts)[name]

/** The texts that load on demand; undefined while they load, null if they did not load. */
export const useLazyTexts = (): LazyText | null | undefined => {
  const part = usePart(useDialog().environment.lang)
  return part && part.lazyText
}

/** The same, for what is drawn only once they are here. */
export const useTexts = (): LazyText => useLazyTexts()!
