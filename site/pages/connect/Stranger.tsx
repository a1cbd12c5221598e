import { useEffect } from 'react'
import { LinkButton } from '../../layout/Button.tsx'
import { accountTexts } from '../../messages/accountTexts.ts'
import { ConnectMessage } from './ConnectMessage.tsx'
import type { ConnectRequest } from './connectRequest.ts'

interface StrangerProps {
  request: ConnectRequest
  opener: Window
  /** Our own donation page, with what the donor has chosen. */
  give: string
}

/** A page that nobody has registered: no sign-in for it, but a way to give, here and in the dialog that asked. */
export const Stranger = ({ request, opener, give }: StrangerProps) => {
  const { connect } = accountTexts.use()
  useEffect(() => {
    // Tells the dialog no more than that it need not wait.
    opener.postMessage({ type: 'donate:stranger', state: request.state }, request.origin)
  }, [opener, request.origin, request.state])
  return (
    <ConnectMessage title={connect.stranger} text={connect.strangerText} origin={request.origin}>
      <LinkButton to={give} look="donate">
        {connect.strangerGive}
      </LinkButton>
    </ConnectMessage>
  )
}
