import { Link, useSearchParams } from 'react-router-dom'
import { undeliveredMails } from '../../../../shared/api/undeliveredMails.ts'
import { undeliveredStateSchema } from '../../../../shared/contract/mail.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { useApiQuery } from '../../../app/firstLoad/queryClient.ts'
import { useServices } from '../../../app/services.ts'
import { pageIn } from '../../../layout/Pager.tsx'
import { DeskHeading } from '../../../staff/DeskHeading.tsx'
import { Nothing } from '../../../staff/Nothing.tsx'
import { EntryPages } from '../../../staff/parts/EntryPages.tsx'
import { StateLinks } from '../../../staff/parts/StateLinks.tsx'
import { UndeliveredMailEntry } from './UndeliveredMailEntry.tsx'
import { useTexts } from '../../../texts/useTexts.ts'

/** `/staff/mails?state=bounced&page=2`: the mails that did not arrive, newest first, for the trust's staff. */
export const MailsPage = () => {
  const texts = useTexts('staff').mails
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
    <>
      <DeskHeading title={texts.title} lead={texts.lead} />
      <StateLinks
        label={texts.filter}
        names={texts.filters}
        chosen={state ?? 'all'}
        linkOf={(other) => (other === 'all' ? '?' : `?state=${other}`)}
      />
      <EntryPages query={query} empty={<NoMails everything={!state && page === 1} />} label={texts.pages}>
        {(mail) => <UndeliveredMailEntry key={mail.id} mail={mail} />}
      </EntryPages>
    </>
  )
}

/** @param everything false: only this state or page has none */
const NoMails = ({ everything }: { everything: boolean }) => {
  const texts = useTexts('staff').mails
  if (everything)
    return (
      <Nothing title={texts.emptyTitle}>
        <p>{texts.empty}</p>
      </Nothing>
    )
  return (
    <p>
      {texts.emptyState} <Link to="?">{texts.showAll}</Link>
    </p>
  )
}
