import { Link } from 'react-router-dom'
import { PageHeading } from '../../app/PageHeading.tsx'
import { paths } from '../../app/paths.ts'
import { Seo } from '../../app/Seo.tsx'
import { QueryState } from '../../layout/QueryState.tsx'
import { MyDataSections } from './MyDataSections.tsx'
import styles from './MyData.module.css'
import { myDataTexts } from './texts.ts'
import { useMyData } from './useMyData.ts'

/** `/my-data`: what the trust keeps about this person, and their rights over it. */
export const MyDataPage = () => {
  const texts = myDataTexts.use()
  const query = useMyData()
  return (
    <div className={styles.page}>
      <Seo title={texts.title} description={texts.lead} />
      <div className={styles.title}>
        <PageHeading title={texts.title}>{texts.title}</PageHeading>
        <p>{texts.lead}</p>
        <Link to={paths.profile} className={styles.link}>
          {texts.back}
        </Link>
      </div>
      <QueryState query={query}>{(data) => <MyDataSections data={data} />}</QueryState>
    </div>
  )
}
