import { type AnchorHTMLAttributes, forwardRef, type MouseEvent, useEffect } from 'react'
import { presentWidget } from '../package/loadDonateWidget.ts'
import type { OpenRequest } from '../publicApi.ts'
import { claimDialog, useDialogOwner } from './dialogOwner.ts'
import { donateHref } from './donateHref.ts'
import { type DonateHandlers, splitHandlers, useHear } from './handlers.ts'
import { forgetPress, openOrLeave } from './openOrLeave.ts'
import { useConnection, useSettings } from './useConnection.ts'

type DialogHandlers = Omit<DonateHandlers, 'onReady'>

export interface DonateButtonProps
  extends DialogHandlers,
    Omit<OpenRequest, 'items'>,
    Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | keyof DonateHandlers> {
  /** Address of the script, if no `DonateProvider` names it. */
  src?: string | undefined
}

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/**
 * A real link to the site's donation page that opens the dialog once the script has loaded. It works before the script loads, without it, and in
 * pages rendered on a server. Its handlers get the events of the dialog that this button opened. The page styles it: `className`, `style`.
 */
export const DonateButton = forwardRef<HTMLAnchorElement, DonateButtonProps>(function DonateButton(props, ref) {
  const [handlers, { src, projectId, amount, purposeId, onClick, children, ...rest }] = splitHandlers(props)
  const settings = useSettings(src)
  const hear = useHear(handlers)
  useDialogOwner(hear)
  useConnection(settings)
  useEffect(() => () => forgetPress(hear), [hear])
  const request = { projectId, amount, purposeId }

  const press = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event)
    // The script has handled the press before us (`data-donate`).
    if (event.defaultPrevented && presentWidget()?.isOpen) claimDialog(hear)
    if (event.defaultPrevented || !isPlain(event)) return
    event.preventDefault()
    void openOrLeave(settings, request, hear)
  }

  return (
    <a
      aria-haspopup="dialog"
      {...rest}
      ref={ref}
      href={donateHref(settings, request)}
      data-donate=""
      data-donate-project-id={projectId}
      data-donate-amount={amount}
      data-donate-purpose-id={purposeId}
      onClick={press}
    >
      {children}
    </a>
  )
})
