import type { ReactNode } from 'react'
import { form as t } from '../../shared/texts/en/form.ts'
import { lazyText } from '../../shared/texts/en/lazyText.ts'
import { DialogContext } from '../dialogContext.ts'
import type { Environment } from '../environment.ts'
import { createFlow } from '../flow/createFlow.ts'
import { readyState } from '../flow/flow.testdata.ts'
import { parts } from '../parts/parts.ts'

/** A part of the dialog that needs only texts and flow. The texts that load on demand are here. */
export const inDialog = (view: ReactNode, flow = readyFlow()) => {
  parts.setState({ en: { lazyText } })
  return <DialogContext.Provider value={{ t, environment, flow }}>{view}</DialogContext.Provider>
}

const environment = { lang: 'en', options: {} } as unknown as Environment
export const readyFlow = () => createFlow(environment, readyState())
