import { NavLink, useMatch } from 'react-router-dom'
import { formatDay } from '../../../shared/date.ts'
import { PageHeading } from '../../app/PageHeading.tsx'
import { paths } from '../../app/paths.ts'
import { Seo } from '../../app/Seo.tsx'
import { contract, useContent } from '../../framework/firstLoad/useContent.ts'
import { RichText } from '../../components/content/RichText.tsx'
import { QueryState } from '../../components/QueryState.tsx'
import styles from './LegalPage.module.css'
import { useTexts } from '../../texts/useTexts.ts'

/** Privacy policy and terms: one screen with two addresses (specification, section 2). */
export const LegalPage = () => {
  const { legal: texts, lang } = useTexts('content')
  const { quick } = useTexts('common')
  const isTerms = useMatch(paths.terms) !== null
  const query = useContent(['legal'], async (api) => (await contract.pages()).legal(api))
  const title = isTerms ? quick.terms : quick.privacy
  return (
    <div className={`flow-band flow-columns ${styles.page}`}>
      <Seo title={title} description={isTerms ? texts.termsLead : texts.privacyLead} />
      <div className="flow-close flow-stays flow-aside">
        <PageHeading title={title}>{title}</PageHeading>
        <nav aria-label={texts.both} className="link-row on-screen">
          <NavLink to={paths.privacy}>{quick.privacy}</NavLink>
          <NavLink to={paths.terms}>{quick.terms}</NavLink>
        </nav>
        {query.data && <p className="text-small">{texts.updated(formatDay(query.data.updated_at, lang))}</p>}
      </div>
      <QueryState query={query}>
        {({ privacy, terms }) => <RichText html={isTerms ? terms.body : privacy.body} />}
      </QueryState>
    </div>
  )
}
