import { createElement, type CSSProperties, type ReactElement, type ReactNode } from 'react'
import { donateHref } from './donateHref.ts'
import { type DonateHandlers, useEveryEvent, useHear } from './handlers.ts'
import { useSettings } from './settings.ts'
import { useConnection } from './useConnection.ts'

export interface DonateFormProps extends DonateHandlers {
  /** Address of the script, where no `DonateProvider` names it. */
  src?: string | undefined
  projectId?: number | undefined
  /** Whole rupees. */
  amount?: number | undefined
  purposeId?: number | undefined
  id?: string | undefined
  className?: string | undefined
  style?: CSSProperties | undefined
  /** Words of the link that stands in the form's place until the script is there. */
  children?: ReactNode
}

/** The form inside the page, `<donate-form>`; a link to the site's donation page until the script is there. Handlers hear every event of the widget. */
export const DonateForm = (props: DonateFormProps): ReactElement => {
  const { src, projectId, amount, purposeId, id, className, style, children = 'Donate' } = props
  const settings = useSettings(src)
  useConnection(settings)
  useEveryEvent(useHear(props))
  return createElement(
    'donate-form',
    // `class`: React 18 writes the names of an unknown element as they are.
    { 'project-id': projectId, amount, 'purpose-id': purposeId, id, class: className, style },
    <a href={donateHref(settings, { projectId, amount, purposeId })}>{children}</a>,
  )
}
