/** What every part of the dialog may use. */
import { createContext, useContext } from 'react'
import type { FormMessages } from '../shared/messages/en/form.ts'
import type { LaterMessages } from '../shared/messages/en/later.ts'
import type { Environment } from './environment.ts'
import type { Flow } from './flow/createFlow.ts'
import { type Parts, parts } from './parts/parts.ts'
import { useStore } from './ui/useStore.ts'

export interface DialogValue {
  t: FormMessages
  flow: Flow
  environment: Environment
}

// All that uses it is drawn inside the provider of `mount.tsx`.
export const DialogContext = createContext<DialogValue>(null!)

export const useDialog = (): DialogValue => useContext(DialogContext)

/** A part that is here; undefined while it is on its way, null where it did not come. */
export const usePart = <Name extends keyof Parts>(name: Name): Parts[Name] => useStore(parts)[name]

/** The texts of what is asked for later, once they are here. */
export const useLater = (): LaterMessages | null | undefined => {
  const part = usePart(useDialog().environment.lang)
  return part && part.later
}
