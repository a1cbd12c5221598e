import { Link } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { QueryState } from '../../components/QueryState.tsx'
import flow from '../../components/Flow.module.css'
import { PageHead } from '../../components/PageHead.tsx'
import { MyDataSections } from './MyDataSections.tsx'
import styles from './MyData.module.css'
import { useMyData } from '../../components/member/useMyData.ts'
import { useTexts } from '../../texts/useTexts.ts'

/** `/my-data`: what the trust keeps about this person, and their rights over it. */
export const MyDataPage = () => {
  const texts = useTexts('privacy').myData
  const query = useMyData()
  return (
    <div className={flow.page}>
      <div className={styles.head}>
        <PageHead title={texts.title} lead={texts.lead}>
          <Link to={paths.profile} className={flow.link}>
            {texts.back}
          </Link>
        </PageHead>
      </div>
      <QueryState query={query}>{(data) => <MyDataSections data={data} />}</QueryState>
    </div>
  )
}
