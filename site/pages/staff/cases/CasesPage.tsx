import { Link, useSearchParams } from 'react-router-dom'
import { staffCases } from '../../../../shared/api/staff/cases.ts'
import { differenceCodes } from '../../../../shared/contract/staff/differences.ts'
import { txnIdSchema } from '../../../../shared/contract/basics.ts'
import { isDay } from '../../../../shared/contract/day.ts'
import { formatDay } from '../../../../shared/date.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { useApiQuery } from '../../../app/firstLoad/queryClient.ts'
import { useServices } from '../../../app/services.ts'
import { pageIn } from '../../../layout/Pager.tsx'
import { DeskHeading } from '../../../staff/DeskHeading.tsx'
import { EntryPages } from '../../../staff/parts/EntryPages.tsx'
import { StateLinks } from '../../../staff/parts/StateLinks.tsx'
import { CaseEntry } from './CaseEntry.tsx'
import { useTexts } from '../../../texts/useTexts.ts'

/** The same day and kind with another choice, from the first page. */
const withChoice = (search: URLSearchParams, choice: string) => {
  const next = new URLSearchParams(search)
  next.set('open', choice)
  next.delete('page')
  return `?${next}`
}

const choices = ['yes', 'no', 'all'] as const

/** `/staff/cases?open=no&day=2026-11-20&page=2`: differences to the provider's records, the urgent ones first. The open ones, unless the address says otherwise. */
export const CasesPage = () => {
  const texts = useTexts('staff').cases
  const lang = useLanguage()
  const { api } = useServices()
  const [search] = useSearchParams()
  const page = pageIn(search)
  const choice = choices.find((one) => one === search.get('open')) ?? 'yes'
  const day = [search.get('day') ?? ''].find(isDay)
  const code = differenceCodes.find((one) => one === search.get('code'))
  const txnId = txnIdSchema.safeParse(search.get('txn_id')).data
  const query = useApiQuery({
    queryKey: ['staff-cases', choice, day, code, txnId, page, lang],
    queryFn: () => staffCases(api, page, { open: choice === 'all' ? undefined : choice, day, code, txn_id: txnId }),
    staleTime: 0,
  })
  return (
    <>
      <DeskHeading title={texts.title} lead={texts.lead} />
      <StateLinks
        label={texts.filter}
        names={texts.filters}
        chosen={choice}
        linkOf={(other) => withChoice(search, other)}
      />
      {(day ?? code ?? txnId) && (
        <p>
          {[day && texts.ofDay(formatDay(day, lang)), code && texts.kinds[code], txnId && texts.ofDonation(txnId)]
            .filter(Boolean)
            .join(', ')}{' '}
          <Link to={`?open=${choice}`}>{texts.everyCase}</Link>
        </p>
      )}
      <EntryPages query={query} empty={<p>{texts.empty}</p>} label={texts.pages}>
        {(row) => <CaseEntry key={row.id} row={row} />}
      </EntryPages>
    </>
  )
}
