import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { href } from '../../app/paths.ts'
import { ConnectMessage } from './ConnectMessage.tsx'
import type { ConnectRequest } from './connectRequest.ts'
import { GiveHere } from './GiveHere.tsx'
import { useTexts } from '../../texts/useTexts.ts'

interface StrangerProps {
  request: ConnectRequest
  opener: Window
  /** This window's, with the donor's choices. */
  search: string
}

/** An unregistered page: no sign-in for it, but ways to donate, here and in the asking dialog. */
export const Stranger = ({ request, opener, search }: StrangerProps) => {
  const { connect } = useTexts('account')
  useEffect(() => {
    // Tells the dialog only that it need not wait.
    opener.postMessage({ type: 'donate:stranger', state: request.state }, request.origin)
  }, [opener, request.origin, request.state])
  return (
    <ConnectMessage title={connect.stranger} text={connect.strangerText} origin={request.origin}>
      <GiveHere search={search} />
      <Link to={href.partnerRegistration(request.origin)}>{connect.strangerOwner}</Link>
    </ConnectMessage>
  )
}
