import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { type OpenedLink, openPaymentLink } from '../../../shared/contract/donation/paymentLink.ts'
import { paymentLinkTokenSchema } from '../../../shared/contract/attribution.ts'
import { formatDay } from '../../../shared/date.ts'
import { paymentLinkKey } from '../../../shared/donation/touch.ts'
import { formatRupees } from '../../../shared/money.ts'
import { PageHeading } from '../../app/PageHeading.tsx'
import { paths } from '../../app/paths.ts'
import { buttonClass, LinkButton } from '../../components/Button.tsx'
import { Facts } from '../../components/Facts.tsx'
import { isMissing, QueryState } from '../../components/QueryState.tsx'
import { openDonation } from '../../features/giving/bridge.ts'
import { DonateLink } from '../../features/giving/DonateLink.tsx'
import { useApiQuery } from '../../framework/firstLoad/queryClient.ts'
import { useTexts } from '../../texts/useTexts.ts'

/** `/pay#<link>`: a donation that the donor and the trust agreed by telephone. It opens the form with project and amount, and names nobody. */
export const PaymentLinkPage = () => {
  const { paymentLink: texts, lang } = useTexts('outcome')
  const link = paymentLinkTokenSchema.safeParse(useLocation().hash.slice(1)).data
  const query = useApiQuery(['payment-link', link, lang], (api) => openPaymentLink(api, link ?? ''), {
    enabled: link !== undefined,
    staleTime: 0,
  })
  const { data: opened, error } = query
  const isUnknown = link === undefined || (!opened && isMissing(error))
  const headingOf = ({ state }: OpenedLink) => (state === 'open' ? texts.heading : texts[state])
  const missing = <Over words={texts.unknownText} />
  return (
    <div className="flow-stack">
      <PageHeading title={texts.title}>
        {isUnknown ? texts.unknown : opened ? headingOf(opened) : texts.title}
      </PageHeading>
      {link === undefined ? (
        missing
      ) : (
        <QueryState query={query} missing={missing}>
          {(found) => <Opened link={link} opened={found} />}
        </QueryState>
      )}
    </div>
  )
}

const Opened = ({ link, opened }: { link: string; opened: OpenedLink }) => {
  const { paymentLink: texts, lang } = useTexts('outcome')
  const { state, project, amount, until } = opened
  const donation = { projectId: project.id, amount }
  useTie(link, state, donation)
  if (state !== 'open') return <Over words={texts.overText[state](formatDay(until, lang))} />
  return (
    <>
      <Facts
        facts={[
          [texts.project, project.title],
          [
            texts.amount,
            <span key="amount" className="text-amount">
              {formatRupees(amount)}
            </span>,
          ],
          [texts.until, formatDay(until, lang)],
        ]}
      />
      <p>{texts.signIn}</p>
      <DonateLink {...donation} className={buttonClass('donate')}>
        {texts.give(formatRupees(amount))}
      </DonateLink>
    </>
  )
}

/** Keeps the link for the donation of this visit, and opens the form once. If the form does not load, its button is there. */
const useTie = (link: string, state: OpenedLink['state'], donation: { projectId: number; amount: number }): void => {
  const opened = useRef(false)
  useEffect(() => {
    try {
      if (state === 'open') sessionStorage.setItem(paymentLinkKey, link)
      else sessionStorage.removeItem(paymentLinkKey)
    } catch {
      // The browser stores nothing: the donation is still possible, without the tie.
    }
    if (state !== 'open' || opened.current) return
    opened.current = true
    openDonation(donation).catch(() => {})
    // Only another link, or its end, changes anything.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [link, state])
}

/** There is nothing to pay here. */
const Over = ({ words }: { words: string }) => {
  const { paymentLink: texts } = useTexts('outcome')
  return (
    <>
      <p>{words}</p>
      <LinkButton to={paths.donate} look="outline">
        {texts.otherWays}
      </LinkButton>
    </>
  )
}
