import { Link } from 'react-router-dom'
import { useLanguage } from '../../app/language/language.ts'
import { paths } from '../../app/paths.ts'
import { useApiQuery } from '../../framework/firstLoad/queryClient.ts'
import { useServices } from '../../app/services.ts'
import { QueryState } from '../../components/QueryState.tsx'
import { pressedPart } from '../../components/content/pressedPart.tsx'
import flow from '../../components/Flow.module.css'
import { donationsQuery } from '../donation/donationQueries.ts'
import { ProfileSection } from './ProfileSection.tsx'
import styles from './Sections.module.css'
import { useTexts } from '../../texts/useTexts.ts'

/** How many are shown, and among how many payments they are searched. */
const shown = 3
const perPage = 10

/** Below the first view, so it loads after the page. */
const DonationsApart = pressedPart(
  async () => (await import('../donation/DonationsApart.tsx')).DonationsApart,
  <div className={styles.skeleton} />,
)

/** The last three donations, and a link to all. A failed payment is an attempt, shown only on the page of all. */
export const DonationsSection = () => {
  const { donations: texts } = useTexts('profile').profile
  const lang = useLanguage()
  const { api } = useServices()
  const query = useApiQuery(donationsQuery(api, lang, { page: 1, perPage }))
  return (
    <ProfileSection id="donations" title={texts.title}>
      <QueryState query={query}>
        {({ rows }) => {
          const donations = rows.filter((row) => row.payment_status !== 'failure').slice(0, shown)
          return donations.length === 0 ? <p>{texts.none}</p> : <DonationsApart rows={donations} />
        }}
      </QueryState>
      <Link to={paths.donation} className={flow.link}>
        {texts.all}
      </Link>
    </ProfileSection>
  )
}
