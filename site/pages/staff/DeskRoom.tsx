import { Suspense } from 'react'
import { Navigate } from 'react-router-dom'
import { PageHeading } from '../../app/PageHeading.tsx'
import { deskPath } from '../../staff/deskPath.ts'
import { useMay } from '../../staff/role.ts'
import styles from './Desk.module.css'
import { deskPages } from './deskPages.ts'
import { useTexts } from '../../texts/useTexts.ts'

/** The page of the desk by its name; `/staff` itself opens the first one. */
export const DeskRoom = ({ name }: { name: string }) => {
  const texts = useTexts('desk').desk
  const page = deskPages.find((one) => one.name === name)
  const allowed = useMay(page?.least ?? 'reader')
  const [first] = deskPages
  if (name === '' && first) return <Navigate to={deskPath(first.name)} replace />
  if (!page) return <Said title={texts.noPageTitle} text={texts.noPage} />
  if (!allowed) return <Said title={texts.moreRightsTitle} text={texts.moreRights(texts.roles[page.least])} />
  const { Page } = page
  return (
    <Suspense key={name} fallback={<div className={styles.loading} />}>
      <Page />
    </Suspense>
  )
}

const Said = ({ title, text }: { title: string; text: string }) => (
  <div className={styles.said}>
    <PageHeading title={title}>{title}</PageHeading>
    <p>{text}</p>
  </div>
)
