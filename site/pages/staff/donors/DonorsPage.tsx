import { useParams } from 'react-router-dom'
import { DonorDetail } from './DonorDetail.tsx'
import { DonorList } from './DonorList.tsx'
import { DuplicateList } from './DuplicateList.tsx'

/** `/staff/donors`: the list; `/staff/donors/duplicates`: who may be one person; `/staff/donors/donor-12`: one donor. */
export const DonorsPage = () => {
  const [, part] = (useParams()['*'] ?? '').split('/')
  if (part === 'duplicates') return <DuplicateList />
  return part ? <DonorDetail key={part} donorKey={part} /> : <DonorList />
}
