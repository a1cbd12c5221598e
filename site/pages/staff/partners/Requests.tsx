import { partnerRequests, type PartnerRequests } from '../../../../shared/contract/partnerRequest.ts'
import { formatDateTime } from '../../../../shared/date.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { useApiQuery } from '../../../framework/firstLoad/queryClient.ts'
import { QueryState } from '../../../components/QueryState.tsx'
import { DeskSection } from '../desk/DeskSection.tsx'
import parts from '../desk/DeskItem.module.css'
import text from '../../../components/Text.module.css'
import styles from './Partners.module.css'
import { useTexts } from '../../../texts/useTexts.ts'

/** Page owners who asked to be registered, newest first: who, which page, and whether it is registered already. */
export const Requests = () => {
  const texts = useTexts('staff').partners
  const query = useApiQuery(['partner-requests'], partnerRequests, { staleTime: 0 })
  return (
    <DeskSection title={texts.requests}>
      <QueryState query={query} empty={{ when: ({ length }) => length === 0, show: <p>{texts.noRequests}</p> }}>
        {(requests) => (
          <ul className={parts.list}>
            {requests.map((request) => (
              <Request key={request.reference} request={request} />
            ))}
          </ul>
        )}
      </QueryState>
    </DeskSection>
  )
}

const Request = ({ request }: { request: PartnerRequests[number] }) => {
  const texts = useTexts('staff').partners
  const lang = useLanguage()
  const { reference, organisation, origin, name, email, message, created_at, partner } = request
  return (
    <li>
      <h3>{organisation}</h3>
      <p className={text.soft}>
        {reference} · {formatDateTime(created_at, lang)}
      </p>
      <p>
        <a href={origin} target="_blank" rel="noreferrer">
          {origin}
        </a>
      </p>
      <p>
        {name}, <a href={`mailto:${email}`}>{email}</a>
      </p>
      {message && <p className={styles.message}>{message}</p>}
      {partner ? (
        <p className={text.good}>{texts.registered(partner.name, partner.id)}</p>
      ) : (
        <p>
          <b>{texts.waiting}</b>
        </p>
      )}
    </li>
  )
}
