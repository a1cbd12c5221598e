import { Suspense } from 'react'
import { Navigate } from 'react-router-dom'
import { profile } from '../../../shared/contract/people/profile.ts'
import { PageHeading } from '../../app/PageHeading.tsx'
import { createPage } from '../../framework/pageDeclaration.ts'
import { useApiQuery } from '../../framework/firstLoad/queryClient.ts'
import { paths } from '../../app/paths.ts'
import { LinkButton } from '../../components/Button.tsx'
import { QueryState } from '../../components/QueryState.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import styles from './Desk.module.css'

const desk = createPage(paths.staff, { code: () => import('./Desk.tsx'), texts: [] })

/** `/staff/<page>`: the desk of the trust's staff. Its code loads only after the API has named the person's role. */
export const StaffPage = () => {
  const query = useApiQuery(['profile'], profile)
  // Without a second factor every call of the desk would be refused: its setting up is there.
  if (query.data?.needs_second_factor) return <Navigate to={`${paths.profile}#code`} replace />
  const waiting = <div className="flow-loading" />
  if (query.data?.role)
    return (
      <Suspense fallback={waiting}>
        <desk.Page />
      </Suspense>
    )
  return (
    <main id="content" tabIndex={-1} className={`flow-stack ${styles.main}`}>
      <QueryState query={query}>{() => <NotForYou />}</QueryState>
    </main>
  )
}

/** For a person without a role. It does not say what is here. */
const NotForYou = () => {
  const texts = useTexts('desk').desk
  return (
    <div className={`flow-close ${styles.said}`}>
      <PageHeading title={texts.notForYouTitle}>{texts.notForYouTitle}</PageHeading>
      <p>{texts.notForYou}</p>
      <div className={styles.ways}>
        <LinkButton to={paths.donation}>{texts.toDonations}</LinkButton>
        <LinkButton to={paths.home} look="text">
          {texts.toHome}
        </LinkButton>
      </div>
    </div>
  )
}
