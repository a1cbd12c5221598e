import { Link } from 'react-router-dom'
import type { DonationType } from '../../../shared/contract/project.ts'
import { paths } from '../../app/paths.ts'
import styles from './KindFilter.module.css'
import { kinds } from './kindIn.ts'
import { projectsTexts } from './texts.ts'

/** The ways of giving, as addresses: each can be kept, sent on and gone back to. */
export const KindFilter = ({ kind }: { kind: DonationType | undefined }) => {
  const texts = projectsTexts.use()
  return (
    <nav aria-label={texts.filter} className={styles.filter}>
      <ul>
        {[undefined, ...kinds].map((one) => (
          <li key={one ?? 'all'}>
            <Link
              to={one ? `${paths.projects}?type=${one}` : paths.projects}
              aria-current={one === kind ? 'true' : undefined}
            >
              {texts.kinds[one ?? 'all'].short}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
