import { type MouseEvent, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { href } from '../../app/paths.ts'
import { openDonation } from '../../donate/bridge.ts'
import type { DonateQuery } from '../../../shared/donation/address/donateAddress.ts'
import { donationTexts } from './texts.ts'

interface GiveAgainProps {
  donation: DonateQuery
  /** What it is, for those who hear only the link. */
  about: string
  className?: string | undefined
  /** "Donate again", if nothing else fits better. */
  children?: string
}

/** Opens the dialog with the choices of this donation, items included; a real link to /donate if the script is blocked. */
export const GiveAgain = ({ donation, about, className, children }: GiveAgainProps) => {
  const texts = donationTexts.use()
  const navigate = useNavigate()
  const opening = useRef(false)
  const address = href.donate(donation)
  const press = async (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (opening.current) return
    opening.current = true
    try {
      await openDonation(donation)
    } catch {
      void navigate(address)
    }
    opening.current = false
  }
  const label = children ?? texts.giveAgain
  return (
    <a href={address} className={className} aria-label={`${label}: ${about}`} onClick={(event) => void press(event)}>
      {label}
    </a>
  )
}
