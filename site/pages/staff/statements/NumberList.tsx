import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { type PooledNumberRow, poolNumbers } from '../../../../shared/contract/staff/statements.ts'
import { useApiQuery } from '../../../framework/firstLoad/queryClient.ts'
import { QueryState } from '../../../components/QueryState.tsx'
import { PageSteps } from './PageSteps.tsx'
import { StateButtons } from '../desk/StateButtons.tsx'
import { statementKey } from './statementKey.ts'
import parts from '../desk/DeskItem.module.css'
import { useTexts } from '../../../texts/useTexts.ts'

type State = PooledNumberRow['state']

/** The numbers of the pool, loaded when the list is opened. */
export const NumberList = () => {
  const texts = useTexts('staff').statements
  const [open, setOpen] = useState(false)
  return (
    <details className={parts.more} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{texts.numbers}</summary>
      {open && <Numbers />}
    </details>
  )
}

const Numbers = () => {
  const texts = useTexts('staff').statements
  const [state, setState] = useState<State>()
  const [page, setPage] = useState(1)
  const query = useApiQuery([statementKey, 'pool', state, page], (api) => poolNumbers(api, page, state), {
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  return (
    <div className={parts.section}>
      <StateButtons
        label={texts.numbers}
        names={texts.poolStates}
        chosen={state}
        onChoose={(chosen) => {
          setState(chosen)
          setPage(1)
        }}
      />
      <QueryState query={query} empty={{ when: ({ total }) => total === 0, show: <p>{texts.noNumbers}</p> }}>
        {({ rows, per_page, total }) => (
          <>
            <ul className={parts.list}>
              {rows.map(({ number, state: of, receipt }) => (
                <li key={number}>
                  <p>{number}</p>
                  <p className={parts.meta}>
                    <span>{texts.poolStates[of]}</span>
                    {receipt && <span>{texts.forReceipt(receipt)}</span>}
                  </p>
                </li>
              ))}
            </ul>
            <PageSteps page={page} pages={Math.ceil(total / per_page)} onChange={setPage} />
          </>
        )}
      </QueryState>
    </div>
  )
}
