import { Link, useSearchParams } from 'react-router-dom'
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
import { useLanguage } from '../../../app/language/language.ts'
import { useServices } from '../../../app/services.ts'
import { ActButton, ConfirmButton } from '../../../components/act/ActButton.tsx'
import { useAct } from '../../../components/act/useAct.ts'
import { CopyButton } from '../../../components/CopyButton.tsx'
import { pageIn } from '../../../components/Pager.tsx'
import { QrCode } from '../../../components/QrCode.tsx'
import { useApiQuery } from '../../../framework/firstLoad/queryClient.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import { DeskHeading } from '../desk/DeskHeading.tsx'
import { DeskItem } from '../desk/DeskItem.tsx'
import parts from '../desk/DeskItem.module.css'
import { deskPath } from '../desk/deskPath.ts'
import { EntryPages } from '../desk/EntryPages.tsx'
import { FactList } from '../desk/FactList.tsx'
import { useMay } from '../desk/role.ts'
import { StateLinks } from '../desk/StateLinks.tsx'
import { linksKey, NewLink } from './NewLink.tsx'
import styles from './Links.module.css'

/** `/staff/links?state=open&page=2`: links for donors on the telephone, newest first, and a form for a new one. */
export const LinksPage = () => {
  const texts = useTexts('staff').links
  const lang = useLanguage()
  const mayMake = useMay('accountant')
  const [search] = useSearchParams()
  const page = pageIn(search)
  const state = z.enum(paymentLinkStates).safeParse(search.get('state')).data
  const query = useApiQuery([linksKey, state, page, lang], (api) => staffPaymentLinks(api, page, state), {
    staleTime: 0,
  })
  return (
    <>
      <DeskHeading title={texts.title} lead={texts.lead} />
      {mayMake && <NewLink />}
      <StateLinks
        label={texts.filter}
        names={texts.filters}
        chosen={state ?? 'all'}
        linkOf={(other) => (other === 'all' ? '?' : `?state=${other}`)}
      />
      <EntryPages query={query} empty={<p>{texts.empty}</p>} label={texts.pages}>
        {(link) => <LinkEntry key={link.id} link={link} />}
      </EntryPages>
    </>
  )
}

/** One link: for whom, for what, and its state. An open one can be copied, shown as a code, mailed and revoked. */
const LinkEntry = ({ link }: { link: StaffPaymentLink }) => {
  const texts = useTexts('staff').links
  const lang = useLanguage()
  const { state, donor, project, amount, note, until, created_at, created_by, mailed_at, txn_id, url } = link
  const name = texts.of(formatRupees(amount), project)
  return (
    <DeskItem title={name} state={texts.states[state]}>
      <FactList
        facts={[
          [
            texts.donor,
            donor ? (
              <Link key="donor" to={deskPath('donors', donor.key)}>
                {donor.name}
              </Link>
            ) : (
              texts.noDonor
            ),
          ],
          [texts.note, note],
          [texts.until, formatDay(until, lang)],
          [texts.created, texts.createdBy(created_by, formatDateTime(created_at, lang))],
          [texts.mailed, mailed_at && formatDateTime(mailed_at, lang)],
          [
            texts.donation,
            txn_id && (
              <Link key="donation" to={deskPath('donations', txn_id)}>
                {txn_id}
              </Link>
            ),
          ],
        ]}
      />
      {url && <OpenLink link={link} url={url} name={name} />}
    </DeskItem>
  )
}

/** The address of an open link, and what staff do with it. */
const OpenLink = ({ link, url, name }: { link: StaffPaymentLink; url: string; name: string }) => {
  const texts = useTexts('staff').links
  const { api } = useServices()
  const mayAct = useMay('accountant')
  const mailing = useAct({ call: () => mailPaymentLink(api, link.id), say: texts.mailSent, refreshes: [linksKey] })
  const revoking = useAct({ call: () => revokePaymentLink(api, link.id), say: null, refreshes: [linksKey] })
  const about = texts.about(link.donor?.name ?? name)
  return (
    <>
      <p className={styles.address}>
        <code>{url}</code> <CopyButton label={texts.link + about} value={url} />
      </p>
      <details className={parts.more}>
        <summary>{texts.code}</summary>
        <QrCode text={url} label={texts.codeLabel(name)} />
      </details>
      {mayAct && (
        <div className={styles.acts}>
          {link.donor?.email && <ActButton act={mailing}>{texts.mail(link.donor.email)}</ActButton>}
          <ConfirmButton
            act={revoking}
            button={texts.revoke}
            label={texts.revoke + about}
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
