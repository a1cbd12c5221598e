import type { MouseEvent, ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { isPlainPress } from '../../app/isPlainPress.ts'
import { href } from '../../app/paths.ts'
import { openDonation, prepareDonation } from './bridge.ts'
import type { DonateQuery } from '../../../shared/donation/address/donateAddress.ts'
import { ownDonate } from './ownDonate.ts'

interface DonateLinkProps extends DonateQuery {
  className?: string | undefined
  children: ReactNode
  'aria-label'?: string | undefined
  /** The floating one, shown while no other is in view. */
  floating?: boolean
}

/**
 * A donate link: a real link to /donate that opens the dialog once the script has loaded. The loaded script itself handles the press (`data-donate`),
 * unless there are items, which no attribute names. The first press waits for it, and opens /donate if the script is blocked or late.
 */
export const DonateLink = ({ className, children, 'aria-label': label, floating, ...query }: DonateLinkProps) => {
  const navigate = useNavigate()
  const address = href.donate(query)
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainPress(event) || event.defaultPrevented || (window.DonateWidget && !query.items)) return
    event.preventDefault()
    openDonation(query).catch(() => navigate(address))
  }
  return (
    <a
      ref={floating ? undefined : ownDonate}
      href={address}
      className={className}
      aria-label={label}
      data-donate={query.items ? undefined : ''}
      data-donate-project-id={query.projectId}
      data-donate-amount={query.amount}
      data-donate-purpose-id={query.purposeId}
      onClick={press}
      onPointerEnter={prepareDonation}
      onFocus={prepareDonation}
    >
      {children}
    </a>
  )
}
