import { Link, useSearchParams } from 'react-router-dom'
import { Nothing } from '../Nothing.tsx'
import { useTexts } from '../../texts/useTexts.ts'

/** @param empty what to say if there is nothing at all, and not only nothing for these filters */
export const NothingFound = ({ empty }: { empty: string }) => {
  const { table } = useTexts('desk').desk
  const [search] = useSearchParams()
  const filtered = [...search.keys()].some((name) => name !== 'sort' && name !== 'lang')
  return (
    <Nothing title={table.nothing}>
      <p>{filtered ? table.nothingWith : empty}</p>
      {filtered && <Link to="?">{table.showAll}</Link>}
    </Nothing>
  )
}
