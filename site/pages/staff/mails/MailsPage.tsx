import { Link, useSearchParams } from 'react-router-dom'
import { undeliveredMails } from '../../../../shared/api/undeliveredMails.ts'
import { undeliveredStateSchema } from '../../../../shared/contract/mail.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { useApiQuery } from '../../../app/firstLoad/queryClient.ts'
import { useServices } from '../../../app/services.ts'
import { Pager, pageIn } from '../../../layout/Pager.tsx'
import { QueryState } from '../../../layout/QueryState.tsx'
import { DeskHeading } from '../../../staff/DeskHeading.tsx'
import { mailTexts } from './texts.ts'
import { UndeliveredMailEntry } from './UndeliveredMailEntry.tsx'
import styles from './UndeliveredMails.module.css'

/** `/staff/mails?state=bounced&page=2`: the mails that did not arrive, newest first, for the trust's staff. */
export const MailsPage = () => {
  const texts = mailTexts.use()
  const lang = useLanguage()
  const { api } = useServices()
  const [search] = useSearchParams()
  const page = pageIn(search)
  const state = undeliveredStateSchema.safeParse(search.get('state')).data
  const query = useApiQuery({
    queryKey: ['undelivered-mails', state, page, lang],
    queryFn: () => undeliveredMails(api, page, state),
    staleTime: 0,
  })
  return (
    <div className={styles.page}>
      <DeskHeading title={texts.title} lead={texts.lead} />
      <nav aria-label={texts.filter} className={styles.filters}>
        {([undefined, 'failed', 'bounced'] as const).map((choice) => (
          <Link
            key={choice ?? 'all'}
            to={choice ? `?state=${choice}` : '?'}
            replace
            aria-current={choice === state ? 'true' : undefined}
          >
            {texts.filters[choice ?? 'all']}
          </Link>
        ))}
      </nav>
      <QueryState
        query={query}
        skeleton={<div className={styles.skeleton} />}
        empty={{ when: ({ rows }) => rows.length === 0, show: <NoMails everything={!state && page === 1} /> }}
      >
        {({ rows, per_page, total }) => (
          <>
            <ul className={styles.list}>
              {rows.map((mail) => (
                <UndeliveredMailEntry key={mail.id} mail={mail} />
              ))}
            </ul>
            <Pager page={page} perPage={per_page} total={total} label={texts.pages} />
          </>
        )}
      </QueryState>
    </div>
  )
}

/** @param everything false: only this state or page has none */
const NoMails = ({ everything }: { everything: boolean }) => {
  const texts = mailTexts.use()
  return (
    <div className={styles.nothing}>
      {everything ? (
        <>
          <h2>{texts.emptyTitle}</h2>
          <p>{texts.empty}</p>
        </>
      ) : (
        <>
          <p>{texts.emptyState}</p>
          <Link to="?">{texts.showAll}</Link>
        </>
      )}
    </div>
  )
}
