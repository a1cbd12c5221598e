import { Link } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { QueryState } from '../../components/QueryState.tsx'
import { PageHead } from '../../components/PageHead.tsx'
import { useMyData } from '../../components/member/useMyData.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { AnchoredSections } from '../profile/AnchoredSections.tsx'
import { CitizenshipSection } from './CitizenshipSection.tsx'
import styles from './MyData.module.css'
import { NoticesSection } from './NoticesSection.tsx'
import { ExportSection, RemoveSection, WithdrawSection } from './RightSections.tsx'
import { SeeSection } from './SeeSection.tsx'

const names = ['see', 'export', 'citizenship', 'withdraw', 'notices', 'remove'] as const

/** `/my-data`: what the trust keeps about this person, and their rights over it. One section for each right, and the list of them beside. */
export const MyDataPage = () => {
  const texts = useTexts('privacy').myData
  return (
    <div className="flow-page">
      <div className={styles.head}>
        <PageHead title={texts.title} lead={texts.lead}>
          <Link to={paths.profile} className="flow-link">
            {texts.back}
          </Link>
        </PageHead>
      </div>
      <QueryState query={useMyData()}>
        {(data) => (
          <AnchoredSections label={texts.contents} titles={names.map((name) => [name, texts[name].title])}>
            <SeeSection data={data} />
            <ExportSection />
            <CitizenshipSection earlier={data.declarations} />
            <WithdrawSection given={data.given} />
            <NoticesSection seen={data.notices} today={data.notice} />
            <RemoveSection deletion={data.deletion} donations={data.donations.count} />
          </AnchoredSections>
        )}
      </QueryState>
    </div>
  )
}
