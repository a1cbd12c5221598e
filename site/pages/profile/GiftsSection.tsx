import { Link } from 'react-router-dom'
import { useLanguage } from '../../app/language.ts'
import { paths } from '../../app/paths.ts'
import { useApiQuery } from '../../app/queryClient.ts'
import { useServices } from '../../app/services.ts'
import { QueryState } from '../../layout/QueryState.tsx'
import { GiftEntry } from '../donation/GiftEntry.tsx'
import list from '../donation/GiftList.module.css'
import { giftsQuery } from '../donation/giftQueries.ts'
import { ProfileSection } from './ProfileSection.tsx'
import styles from './Sections.module.css'
import { profileTexts } from './texts.ts'

/** The last three gifts, and the way to all. */
export const GiftsSection = () => {
  const { gifts: texts } = profileTexts.use()
  const lang = useLanguage()
  const { quietApi } = useServices()
  const query = useApiQuery(giftsQuery(quietApi, lang, { page: 1, perPage: 3 }))
  return (
    <ProfileSection id="gifts" title={texts.title}>
      <QueryState query={query} skeleton={<div className={styles.skeleton} />}>
        {({ rows }) =>
          rows.length === 0 ? (
            <p>{texts.none}</p>
          ) : (
            <ul className={list.list}>
              {rows.map((gift) => (
                <GiftEntry key={gift.txn_id} gift={gift} />
              ))}
            </ul>
          )
        }
      </QueryState>
      <Link to={paths.donation} className={list.link}>
        {texts.all}
      </Link>
    </ProfileSection>
  )
}
