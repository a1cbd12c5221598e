import { Link } from 'react-router-dom'
import { type DonationType, donationTypes } from '../../../shared/contract/donation/donationType.ts'
import { paths } from '../../app/paths.ts'
import { useTexts } from '../../texts/useTexts.ts'

/** The kinds of donation, as addresses to keep and share. Another filter is not another page: the list changes in place. */
export const KindFilter = ({ kind }: { kind: DonationType | undefined }) => {
  const texts = useTexts('projects').projects
  return (
    <nav aria-label={texts.filter} className="link-row">
      {[undefined, ...donationTypes].map((one) => (
        <Link
          key={one ?? 'all'}
          replace
          to={one ? `${paths.projects}?type=${one}` : paths.projects}
          aria-current={one === kind ? 'true' : undefined}
        >
          {texts.kinds[one ?? 'all'].short}
        </Link>
      ))}
    </nav>
  )
}
