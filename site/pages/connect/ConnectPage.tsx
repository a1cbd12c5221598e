import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { ApiError } from '../../../shared/contract/transport.ts'
import { projectChoices } from '../../../shared/contract/choosing.ts'
import { partner } from '../../../shared/contract/people/account.ts'
import { contentMeta, useApiQuery } from '../../framework/firstLoad/queryClient.ts'
import { href } from '../../app/paths.ts'
import { useLanguage } from '../../app/language/language.ts'
import { failureText } from '../../components/forms/failureText.ts'
import { Button, LinkButton } from '../../components/Button.tsx'
import { PageLoading } from '../../components/PageLoading.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import { ConnectMessage, Grant } from './Grant.tsx'
import { type ConnectRequest, giveAddress, parseConnectRequest, waitingIn } from './connectRequest.ts'

/**
 * The sign-in window of a partner's page (specification, decision 2). It shows who asks, and the donor signs in here. Only after a press it gives the
 * page, at its exact origin, a donating-only token for 15 minutes.
 */
export const ConnectPage = () => {
  const texts = useTexts('common')
  const { frame } = texts
  const { connect } = useTexts('connect')
  const { search } = useLocation()
  const request = parseConnectRequest(search)
  const [opener] = useState((): Window | null => window.opener)
  const { data, error, isFetching, refetch } = usePartner(opener ? request?.origin : undefined)
  const waiting = waitingIn(search)
  const choices = useProjectChoices(opener !== null && request !== null && waiting !== null)

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
  if (data?.name === null) return <Stranger request={request} opener={opener} search={search} />
  // A press before the project's name is in view would be no consent to it, and the hand-over page would ask again.
  if (!data || choices.isLoading) return <PageLoading />
  const project = choices.data?.find(({ id }) => id === waiting?.projectId)
  return <Grant request={request} opener={opener} partnerName={data.name} waiting={waiting} project={project} />
}

/** The titles of projects are our own: an address cannot put a sentence here. */
const useProjectChoices = (enabled: boolean) => {
  const lang = useLanguage()
  return useApiQuery(['projectChoices', lang], (api) => projectChoices(api), { enabled, meta: contentMeta })
}

/**
 * The owner of the asking page. It is not personal data, so it stays when the session ends in this window.
 * @param origin undefined: no request
 */
const usePartner = (origin: string | undefined) => {
  return useApiQuery(
    ['partner', origin],
    (api) => {
      const ask = () => partner(api, origin ?? '')
      return ask().catch((error: unknown) => {
        // An expired token is removed by now, and this needs none.
        if (error instanceof ApiError && error.kind === 'unauthorized') return ask()
        throw error
      })
    },
    { enabled: origin !== undefined, meta: contentMeta },
  )
}

interface StrangerProps {
  request: ConnectRequest
  opener: Window
  /** This window's, with the donor's choices. */
  search: string
}

/** An unregistered page: no sign-in for it, but ways to donate, here and in the asking dialog. */
const Stranger = ({ request, opener, search }: StrangerProps) => {
  const { connect } = useTexts('connect')
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

/**
 * The alternative if nobody can sign in for the asking page: our own donation page.
 *
 * @param search of this window's address; it contains the donor's choices
 */
const GiveHere = ({ search }: { search: string }) => {
  const { connect } = useTexts('connect')
  return (
    <LinkButton to={giveAddress(search)} look="donate">
      {connect.strangerGive}
    </LinkButton>
  )
}
