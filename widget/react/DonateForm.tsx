import { createElement, type CSSProperties, type ReactElement, type ReactNode } from 'react'
import type { OpenRequest } from '../publicApi.ts'
import { donateHref } from './donateHref.ts'
import { type DonateHandlers, useEveryEvent, useHear } from './handlers.ts'
import { useConnection, useSettings } from './useConnection.ts'

export interface DonateFormProps extends DonateHandlers, Omit<OpenRequest, 'items'> {
  /** Address of the script, if no `DonateProvider` names it. */
  src?: string | undefined
  id?: string | undefined
  className?: string | undefined
  style?: CSSProperties | undefined
  /** Text of the link that replaces the form until the script has loaded. */
  children?: ReactNode
}

/** The inline form, `<donate-form>`; a link to the site's donation page until the script has loaded. Handlers get every event of the widget. */
export const DonateForm = (props: DonateFormProps): ReactElement => {
  const { src, projectId, amount, purposeId, id, className, style, children = 'Donate' } = props
  const settings = useSettings(src)
  useConnection(settings)
  useEveryEvent(useHear(props))
  return createElement(
    'donate-form',
    // `class`, because React 18 writes the attribute names of an unknown element unchanged.
    { 'project-id': projectId, amount, 'purpose-id': purposeId, id, class: className, style },
    <a href={donateHref(settings, { projectId, amount, purposeId })}>{children}</a>,
  )
}
