import { Link, useSearchParams } from 'react-router-dom'
import { deskTexts } from '../../pages/staff/texts.ts'
import styles from './DataTable.module.css'

/** @param empty what to say if there is nothing at all, and not only nothing for these filters */
export const NothingFound = ({ empty }: { empty: string }) => {
  const { table } = deskTexts.use()
  const [search] = useSearchParams()
  const filtered = [...search.keys()].some((name) => name !== 'sort' && name !== 'lang')
  return (
    <div className={styles.nothing}>
      <h2>{table.nothing}</h2>
      <p>{filtered ? table.nothingWith : empty}</p>
      {filtered && <Link to="?">{table.showAll}</Link>}
    </div>
  )
}
