import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { failureText } from '../../forms/failureText.ts'
import { Button } from '../../layout/Button.tsx'
import { PageLoading } from '../../layout/PageLoading.tsx'
import { ConnectMessage } from './ConnectMessage.tsx'
import { GiveHere } from './GiveHere.tsx'
import { parseConnectRequest, waitingIn } from './connectRequest.ts'
import { Grant } from './Grant.tsx'
import { Stranger } from './Stranger.tsx'
import { usePartner } from './usePartner.ts'
import { useTexts } from '../../texts/useTexts.ts'

/**
 * The sign-in window of a partner's page (specification, decision 2). It shows who asks, and the donor signs in here. Only after a press it gives the
 * page, at its exact origin, a donating-only token for 15 minutes.
 */
export const ConnectPage = () => {
  const texts = useTexts('common')
  const { frame } = texts
  const { connect } = useTexts('account')
  const { search } = useLocation()
  const request = parseConnectRequest(search)
  const [opener] = useState((): Window | null => window.opener)
  const { data, error, isFetching, refetch } = usePartner(opener ? request?.origin : undefined)

  if (!request) return <ConnectMessage title={connect.lone} text={connect.loneText} />
  if (!opener) {
    return (
      <ConnectMessage title={connect.cutOff} text={connect.cutOffText}>
        <GiveHere search={search} />
      </ConnectMessage>
    )
  }
  if (error && !data) {
    return (
      <ConnectMessage title={connect.title} text={failureText(texts, error)}>
        <Button busy={isFetching} onClick={() => void refetch()}>
          {frame.tryAgain}
        </Button>
      </ConnectMessage>
    )
  }
  if (!data) return <PageLoading />
  if (data.name === null) return <Stranger request={request} opener={opener} search={search} />
  return <Grant request={request} opener={opener} partnerName={data.name} waiting={waitingIn(search)} />
}
