import { Link, useSearchParams } from 'react-router-dom'
import { deskTexts } from '../../pages/staff/texts.ts'
import { Nothing } from '../Nothing.tsx'

/** @param empty what to say if there is nothing at all, and not only nothing for these filters */
export const NothingFound = ({ empty }: { empty: string }) => {
  const { table } = deskTexts.use()
  const [search] = useSearchParams()
  const filtered = [...search.keys()].some((name) => name !== 'sort' && name !== 'lang')
  return (
    <Nothing title={table.nothing}>
      <p>{filtered ? table.nothingWith : empty}</p>
      {filtered && <Link to="?">{table.showAll}</Link>}
    </Nothing>
  )
}
