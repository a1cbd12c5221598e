import { useSearchParams } from 'react-router-dom'
import * as z from 'zod/mini'
import { paymentLinkStates } from '../../../../shared/contract/donation/paymentLink.ts'
import {
  mailPaymentLink,
  revokePaymentLink,
  type StaffPaymentLink,
  staffPaymentLinks,
} from '../../../../shared/contract/staff/paymentLinks.ts'
import { formatDateTime, formatDay } from '../../../../shared/date.ts'
import { formatRupees } from '../../../../shared/money.ts'
import { ActButton, ConfirmButton } from '../../../components/act/ActButton.tsx'
import { useAct } from '../../../components/act/useAct.ts'
import { CopyButton } from '../../../components/CopyButton.tsx'
import { QrCode } from '../../../components/QrCode.tsx'
import { deskLink, keys, useDesk } from '../desk/useDesk.tsx'
import { DeskItem, DeskList, FactList, StateLinks } from '../desk/DeskList.tsx'
import { DeskHeading } from '../desk/DeskPage.tsx'
import { NewLink } from './NewLink.tsx'
import styles from './Links.module.css'

/** `/staff/links?state=open&page=2`: links for donors on the telephone, newest first, and a form for a new one. */
export const LinksPage = () => {
  const { texts, pages, mayChange } = useDesk('links')
  const [search] = useSearchParams()
  const state = z.enum(paymentLinkStates).safeParse(search.get('state')).data
  return (
    <>
      <DeskHeading title={pages.links} lead={texts.lead} />
      {mayChange && <NewLink />}
      <StateLinks label={texts.filter} names={texts.filters} chosen={state ?? 'all'} parameter="state" usual="all" />
      <DeskList
        queryKey={[keys.links, state]}
        ask={(api, page) => staffPaymentLinks(api, page, state)}
        empty={<p>{texts.empty}</p>}
        label={texts.pages}
      >
        {(link) => <LinkEntry key={link.id} link={link} />}
      </DeskList>
    </>
  )
}

/** One link: for whom, for what, and its state. An open one can be copied, shown as a code, mailed and revoked. */
const LinkEntry = ({ link }: { link: StaffPaymentLink }) => {
  const { texts, lang } = useDesk('links')
  const { state, donor, project, amount, note, until, created_at, created_by, mailed_at, txn_id, url } = link
  const name = texts.of(formatRupees(amount), project)
  return (
    <DeskItem title={name} state={texts.states[state]}>
      <FactList
        facts={[
          [texts.donor, donor ? deskLink(donor.name, 'donors', donor.key) : texts.noDonor],
          [texts.note, note],
          [texts.until, formatDay(until, lang)],
          [texts.created, [created_by, formatDateTime(created_at, lang)].filter(Boolean).join(', ')],
          [texts.mailed, mailed_at && formatDateTime(mailed_at, lang)],
          [texts.donation, txn_id && deskLink(txn_id, 'donations', txn_id)],
        ]}
      />
      {url && <OpenLink link={link} url={url} name={name} />}
    </DeskItem>
  )
}

/** The address of an open link, and what staff do with it. */
const OpenLink = ({ link, url, name }: { link: StaffPaymentLink; url: string; name: string }) => {
  const { texts, mayChange } = useDesk('links')
  const mailing = useAct({ call: (api) => mailPaymentLink(api, link.id), say: texts.mailSent, refreshes: [keys.links] })
  const revoking = useAct({ call: (api) => revokePaymentLink(api, link.id), say: null, refreshes: [keys.links] })
  const about = link.donor?.name ?? name
  return (
    <>
      <p className={styles.address}>
        <code>{url}</code> <CopyButton label={`${texts.link}: ${about}`} value={url} />
      </p>
      <details className="desk-more">
        <summary>{texts.code}</summary>
        <QrCode text={url} label={texts.codeLabel(name)} />
      </details>
      {mayChange && (
        <div className="flow-ways">
          {link.donor?.email && <ActButton act={mailing}>{texts.mail(link.donor.email)}</ActButton>}
          <ConfirmButton
            act={revoking}
            button={texts.revoke}
            label={`${texts.revoke}: ${about}`}
            look="text"
            question={texts.revokeQuestion}
            sure={texts.revokeSure}
            keep={texts.keep}
          />
        </div>
      )}
    </>
  )
}
